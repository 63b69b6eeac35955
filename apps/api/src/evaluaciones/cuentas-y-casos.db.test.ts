import { randomUUID } from 'node:crypto'
import {
  CATEGORIAS_DE_EVALUACION,
  CUENTAS,
  computeResultado,
  fecha,
  inicioDeEvaluacion,
  UNIVERSOS,
} from '@apremia/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCasosAlAzar } from '../../test/historias-de-caso.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { readReglasDeCaso } from '../casos/fechas-repo.ts'
import { compareEvaluacion } from './compare-evaluacion.ts'
import { maximosDe } from './evaluacion-wire.ts'
import { findCasosDeEvaluacion, findEvaluacion } from './evaluaciones-repo.ts'
import { insertEvaluaciones } from './evaluate-abogados.ts'

const HOY = fecha('2026-11-20')
const POR_PAGINA = 7

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
  await createCasosAlAzar(open.db, { semilla: 58, cantidad: 600 })
})
afterAll(() => open.close())

const casosDe = async (id: number, cuenta: (typeof CUENTAS)[number]) => {
  const claves: string[] = []
  for (let pagina = 1; ; pagina++) {
    const lote = { cuenta, pagina, porPagina: POR_PAGINA }
    const { rows, total } = await findCasosDeEvaluacion(open.db, id, lote)
    claves.push(...rows.map(({ tipo, imponible, recurso }) => `${tipo}/${imponible}/${recurso}`))
    if (rows.length < POR_PAGINA) return { claves, total }
  }
}

it('every count is the rows of its list, and the maxima at the very share pass, over random histories', async () => {
  const { fechas, inicio } = await readReglasDeCaso(open.db, HOY)
  const evaluate = (
    maximos: Record<(typeof CATEGORIAS_DE_EVALUACION)[number], number>,
    hasta: string,
  ) =>
    open.db.transaction((tx) =>
      insertEvaluaciones(tx, {
        vara: {
          ...{ fechas, maximos, inicio: inicioDeEvaluacion(inicio) },
          lapso: { desde: fecha('2026-01-01'), hasta: fecha(hasta) },
        },
        ...{ abogados: ['A01', 'A02', 'A03', 'A04'], corrida: randomUUID(), fecha: HOY },
        ...{ momento: new Date(`${HOY}T15:00:00Z`), dni: '20000001' },
      }),
    )
  let contados = 0
  for (const hasta of ['2026-01-01', '2026-06-15', '2026-11-20'])
    for (const una of await evaluate(
      { sin_radicar: 2_000, sin_archivar: 5_000, faltantes: 3_000 },
      hasta,
    )) {
      const todas = new Set<string>()
      for (const cuenta of CUENTAS) {
        const { claves, total } = await casosDe(una.id, cuenta)
        expect([cuenta, claves.length, total, new Set(claves).size]).toEqual([
          ...[cuenta, una[cuenta], una[cuenta], una[cuenta]],
        ])
        contados += total
        for (const clave of claves) todas.add(clave)
      }
      const row = await findEvaluacion(open.db, una.id)
      if (row === undefined) throw new Error('No se guardó')
      const { fila } = row
      const { guardada, huella, recalculada } = await compareEvaluacion(open.db, fila)
      expect([guardada.casos.length, recalculada]).toEqual([todas.size, huella])
      expect(fila.resultado).toBe(computeResultado(fila, maximosDe(fila)).valor.resultado)

      for (const categoria of CATEGORIAS_DE_EVALUACION) {
        const [falla, universo] = [una[categoria], una[UNIVERSOS[categoria]]]
        const justo = universo === 0 ? 0 : Math.ceil((falla * 10_000) / universo)
        const pasa = (maximo: number) =>
          evaluate(
            {
              ...{ sin_radicar: 10_000, sin_archivar: 10_000, faltantes: 10_000 },
              [categoria]: maximo,
            },
            hasta,
          ).then((hechas) => hechas.find(({ abogado }) => abogado === una.abogado)?.resultado)
        expect([categoria, falla, universo, await pasa(justo)]).toEqual([
          ...[categoria, falla, universo, 'Aprobado'],
        ])
        if (justo > 0) expect(await pasa(justo - 1)).toBe('Desaprobado')
      }
    }
  expect(contados).toBeGreaterThan(500)
}, 240_000)
