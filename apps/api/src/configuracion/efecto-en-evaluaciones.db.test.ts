import {
  addDays,
  CATEGORIAS_DE_EVALUACION,
  type Fecha,
  type FechasDeMesa,
  fecha,
  inicioDeEvaluacion,
  readMaximosVigentes,
} from '@apremia/core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCasosAlAzar } from '../../test/historias-de-caso.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { readFechasDeMesa, readReglasDeCaso, writeFechaDeMesa } from '../casos/fechas-repo.ts'
import { createRecalcularCasos } from '../casos/recalcular-casos.ts'
import { updateValor } from '../etapas/etapas-repo.ts'
import { insertEvaluaciones } from '../evaluaciones/evaluate-abogados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { findEfectoEnEvaluaciones } from './efecto-en-evaluaciones.ts'

const HOY = fecha('2026-11-20')
const MAXIMOS = { sin_radicar: 5_000, sin_archivar: 9_900, faltantes: 5_000 }
type Pregunta = Parameters<typeof findEfectoEnEvaluaciones>[1]

let open: TestDb
let abogados: string[]
beforeAll(async () => {
  open = await openTestDb()
  await createCasosAlAzar(open.db, { semilla: 33, cantidad: 600 })
  for (const categoria of CATEGORIAS_DE_EVALUACION) await putMaximo(categoria, MAXIMOS[categoria])
  const { rows } = await open.pool.query(
    `select distinct abogado from caso join abogado on codexterno = abogado where not baja order by 1`,
  )
  abogados = rows.map(({ abogado }) => abogado)
})
afterAll(() => open.close())

const putMaximo = (categoria: string, centesimos: number) =>
  open.pool.query(
    `insert into parametro (clave, vigente_desde, valor) values ($1, $2, $3)
      on conflict (clave, vigente_desde) do update set valor = excluded.valor`,
    [`evaluacion.${categoria}`, HOY, String(centesimos / 100)],
  )

const evaluar = async () => {
  const maximos = readMaximosVigentes(await listParametros(open.db), HOY)
  if (!maximos.ok) throw new Error('Sin máximos')
  const { fechas, inicio } = await readReglasDeCaso(open.db, HOY)
  const hechas = []
  for (const [resto, desde, hasta] of [
    [0, '2026-01-01', HOY],
    [1, '2026-01-01', '2026-06-15'],
  ] as const) {
    const lapso = { desde: fecha(desde), hasta: fecha(hasta) }
    const suyos = abogados.filter((_, i) => i % 2 === resto)
    const vara = { lapso, fechas, inicio: inicioDeEvaluacion(inicio), maximos: maximos.valor }
    hechas.push(
      ...(await open.db.transaction((tx) =>
        insertEvaluaciones(tx, {
          ...{ vara, abogados: suyos, corrida: crypto.randomUUID(), fecha: HOY },
          ...{ momento: new Date(`${HOY}T15:00:00Z`), dni: '20000001' },
        }),
      )),
    )
  }
  return new Map(hechas.map(({ abogado, resultado }) => [abogado, resultado]))
}

const save = async (pregunta: Pregunta) => {
  const { clave, categoria = '', maximo = 0, valor, tipo, tiempo, tipo_tiempo } = pregunta
  if (clave === 'maximo') return putMaximo(categoria, Math.round(maximo * 100))
  await open.db.transaction(async (tx) => {
    if (clave === 'etapa')
      await updateValor(tx, tipo ?? 0, {
        tiempo: tiempo === '' ? null : { tiempo: Number(tiempo), unidad: tipo_tiempo as 'day' },
        cierra: false,
      })
    else await writeFechaDeMesa(tx, clave, valor as Fecha, HOY)
  })
  return createRecalcularCasos({ db: open.db })({
    trabajo: { entrada: { tpId: clave === 'etapa' ? tipo : null } },
    signal: new AbortController().signal,
    progress: () => undefined,
    hold: async () => undefined,
  } as never)
}

const NADA = { valor: '', tiempo: '', tipo_tiempo: '' }
const UNIDADES = ['minute', 'hour', 'day', 'year'] as const

/**
 * Random changes of the configuration. The server refuses a date FECHA_INICIAL before the date SIN_EVALUAR, so the
 * random dates always keep that order.
 */
const pregunta: fc.Arbitrary<(fechas: FechasDeMesa) => Pregunta> = fc.oneof(
  fc
    .record({
      categoria: fc.constantFrom(...CATEGORIAS_DE_EVALUACION),
      maximo: fc.constantFrom(0, 0.01, 10, 33.33, 50, 66.67, 100),
    })
    .map((uno) => () => ({ ...NADA, clave: 'maximo' as const, ...uno })),
  fc
    .record({
      tipo: fc.constantFrom(19, 106, 200, 201, 207, 300, 306),
      tiempo: fc.constantFrom('', '1', '30', '400', '9000'),
      unidad: fc.constantFrom(...UNIDADES),
    })
    .map(({ unidad, ...uno }) => () => ({
      ...{ ...NADA, clave: 'etapa' as const, ...uno },
      tipo_tiempo: uno.tiempo === '' ? '' : unidad,
    })),
  fc.integer({ min: 0, max: 600 }).map((n) => ({ sinEvaluar }: FechasDeMesa) => ({
    ...{ ...NADA, clave: 'FECHA_INICIAL' as const },
    valor: addDays(sinEvaluar ?? fecha('2025-06-01'), n),
  })),
  fc.integer({ min: 0, max: 600 }).map((n) => ({ fechaInicial }: FechasDeMesa) => ({
    ...{ ...NADA, clave: 'SIN_EVALUAR' as const },
    valor: addDays(fechaInicial ?? HOY, -n),
  })),
)

const EN_MINUTOS: Pregunta = {
  ...{ ...NADA, clave: 'etapa', tipo: 19, tiempo: '1440', tipo_tiempo: 'minute' },
}

it('every result that would flip does flip, one change after another, and asking writes nothing', async () => {
  let antes = await evaluar()
  let cambiaron = 0
  const preguntadas = new Set<string>()
  await fc.assert(
    fc.asyncProperty(pregunta, async (preguntar) => {
      const una = preguntar(await readFechasDeMesa(open.db))
      preguntadas.add(`${una.clave} ${una.tipo_tiempo}`)
      const contar = async () =>
        (await open.pool.query('select count(*)::int as n from evaluacion')).rows[0].n
      const habia = await contar()
      const efecto = await findEfectoEnEvaluaciones(open.db, una, HOY)
      expect(await contar()).toBe(habia)
      await save(una)
      const despues = await evaluar()
      const distintos = [...despues].flatMap(([abogado, resultado]) => {
        const era = antes.get(abogado)
        return era === resultado ? [] : [{ abogado, antes: era, despues: resultado }]
      })
      expect(efecto.evaluados).toBe(abogados.length)
      expect(
        efecto.abogados.map(({ abogado, antes: de, despues: a }) => ({
          ...{ abogado, antes: de, despues: a },
        })),
      ).toEqual(distintos.sort((a, b) => (a.abogado < b.abogado ? -1 : 1)))
      cambiaron += distintos.length
      antes = despues
    }),
    { numRuns: 40, seed: 36, examples: [[() => EN_MINUTOS]] },
  )
  expect(cambiaron).toBeGreaterThan(3)
  expect([...preguntadas].sort()).toEqual([
    ...['FECHA_INICIAL ', 'SIN_EVALUAR ', 'etapa '],
    ...['etapa day', 'etapa hour', 'etapa minute', 'etapa year', 'maximo '],
  ])
}, 240_000)
