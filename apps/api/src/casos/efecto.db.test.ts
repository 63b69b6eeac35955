import {
  addDays,
  CLASES_DE_SITUACION,
  decideColor,
  type Fecha,
  type FechasDeMesa,
  fecha,
  type TiempoDeEtapa,
} from '@apremia/core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCasosAlAzar } from '../../test/historias-de-caso.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { updateValor } from '../etapas/etapas-repo.ts'
import { writeSituacion } from '../situaciones/situaciones-repo.ts'
import { caso } from './caso-table.ts'
import type { Supuesto } from './derivar.ts'
import {
  countEfecto,
  findCasosDelEfecto,
  type SituacionSupuesta,
  streamCasosDelEfecto,
} from './efecto.ts'
import { readFechasDeMesa, writeFechaDeMesa } from './fechas-repo.ts'
import { createRecalcularCasos } from './recalcular-casos.ts'
import { relearnSituacion } from './relearn-situacion.ts'

const HOY = fecha('2026-11-20')

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
  await createCasosAlAzar(open.db, { semilla: 21, cantidad: 800 })
})
afterAll(() => open.close())

const foto = async () => {
  const fechas = await readFechasDeMesa(open.db)
  const filas = await open.db.select().from(caso).orderBy(caso.tipo, caso.imponible, caso.recurso)
  return filas.map((fila) => {
    const solapa = fila.mesa === 'judicial' ? fila.solapaJudicial : fila.solapaExtrajudicial
    const plazo = fila.vence && {
      ...{ vence: fila.vence, desde: fila.plazoDesde as Fecha, origen: 'etapa' as const },
      tiempo: { tiempo: 1, unidad: 'day' as const },
    }
    const { valor } = decideColor(plazo, { hoy: HOY, fechas, solapa })
    return { fila, vencido: valor === 'vencido' }
  })
}

const save = (supuesto: Supuesto | SituacionSupuesta) =>
  open.db.transaction(async (tx) => {
    if ('situacion' in supuesto) {
      const fila = { ...supuesto.situacion, destino: 'CC' }
      await writeSituacion(tx, fila)
      await relearnSituacion(tx, fila)
      return undefined
    }
    if ('tpId' in supuesto)
      return updateValor(tx, supuesto.tpId, { tiempo: supuesto.tiempo, cierra: false })
    for (const [clave, valor] of [
      ['FECHA_INICIAL', supuesto.fechas.fechaInicial],
      ['SIN_EVALUAR', supuesto.fechas.sinEvaluar],
    ] as const)
      if (valor !== null) await writeFechaDeMesa(tx, clave, valor, HOY)
    return undefined
  })

const entradaDe = (supuesto: Supuesto | SituacionSupuesta) =>
  'situacion' in supuesto
    ? { tpId: null, situacion: supuesto.situacion.codigo }
    : { tpId: 'tpId' in supuesto ? supuesto.tpId : null }

const recalcular = (supuesto: Supuesto | SituacionSupuesta) =>
  createRecalcularCasos({ db: open.db })({
    trabajo: { entrada: entradaDe(supuesto) },
    signal: new AbortController().signal,
    progress: () => undefined,
    hold: async () => undefined,
  } as never)

const dia = fc.integer({ min: -500, max: 500 }).map((n) => addDays(fecha('2026-01-01'), n))

const tiempo: fc.Arbitrary<TiempoDeEtapa | null> = fc.option(
  fc.record({
    tiempo: fc.integer({ min: 1, max: 400 }),
    unidad: fc.constantFrom('minute' as const, 'hour' as const, 'day' as const, 'year' as const),
  }),
)

const NOMBRES = { NO: 'Normal', GL: 'Gestión Legal', TE: 'Título Ejecutivo', PP: 'Plan de Pagos' }

const supuesto: fc.Arbitrary<Supuesto | SituacionSupuesta> = fc.oneof(
  fc
    .record({
      codigo: fc.constantFrom('NO', 'GL', 'TE', 'PP' as const),
      clase: fc.constantFrom(...CLASES_DE_SITUACION),
    })
    .map(({ codigo, clase }) => ({ situacion: { codigo, clase, detalle: NOMBRES[codigo] } })),
  fc.tuple(dia, dia).map(([a, b]): Supuesto => {
    const [sinEvaluar, fechaInicial] = a < b ? [a, b] : [b, a]
    return { fechas: { fechaInicial, sinEvaluar } satisfies FechasDeMesa }
  }),
  // A random time limit for one stage type (kind of legal action). The list has stage types of every group. Type 19
  // also sets the maximum time for starting legal collection proceedings (apremio) (D59).
  fc.record({ tpId: fc.constantFrom(19, 100, 106, 200, 201, 207, 300, 306), tiempo }),
)

it('the cases that would change do change when the value is saved, and asking changes nothing', async () => {
  let hubo = 0
  await fc.assert(
    fc.asyncProperty(supuesto, async (uno) => {
      const pregunta = { supuesto: uno, hoy: HOY }
      const antes = await foto()
      const efecto = await countEfecto(open.db, pregunta)
      const pagina = { pagina: 1, porPagina: 5_000 }
      const { rows, total } = await findCasosDelEfecto(open.db, pregunta, pagina)
      expect(await foto()).toEqual(antes)

      await save(uno)
      await recalcular(uno)
      const despues = await foto()
      const cambiados = antes.flatMap(({ fila, vencido }, i) => {
        const otro = despues[i]
        if (otro === undefined) throw new Error('Falta un caso')
        const par = <T>(de: T, a: T) => ({ antes: de, despues: a })
        const cambio = {
          ...{ tipo: fila.tipo, imponible: fila.imponible, recurso: fila.recurso },
          abogado: fila.abogado,
          judicial: par(fila.solapaJudicial, otro.fila.solapaJudicial),
          extrajudicial: par(fila.solapaExtrajudicial, otro.fila.solapaExtrajudicial),
          vence: par(fila.vence, otro.fila.vence),
          vencido: par(vencido, otro.vencido),
        }
        const iguales = [cambio.judicial, cambio.extrajudicial, cambio.vence, cambio.vencido].every(
          (lado) => lado.antes === lado.despues,
        )
        return iguales ? [] : [cambio]
      })
      hubo += cambiados.length
      expect(rows).toEqual(cambiados)
      expect(total).toBe(cambiados.length)
      const count = (test: (uno: (typeof cambiados)[number]) => boolean) =>
        cambiados.filter(test).length
      const solapa = ({ judicial: j, extrajudicial: e }: (typeof cambiados)[number]) =>
        j.antes !== j.despues || e.antes !== e.despues
      expect(efecto).toMatchObject({
        casos: cambiados.length,
        solapa: count(solapa),
        vence: count(({ vencido }) => !vencido.antes && vencido.despues),
        deja: count(({ vencido }) => vencido.antes && !vencido.despues),
      })
      const suma = (de: readonly { readonly casos: number }[]) =>
        de.reduce((n, { casos }) => n + casos, 0)
      expect(suma(efecto.abogados)).toBe(efecto.casos)
      expect(suma(efecto.solapas)).toBe(
        count(({ judicial: j }) => j.antes !== j.despues) +
          count(({ extrajudicial: e }) => e.antes !== e.despues),
      )
    }),
    { numRuns: 25, seed: 14 },
  )
  expect(hubo).toBeGreaterThan(500)
})

it('the cases of a lawyer and of a kind of change are listed, whole and by pages', async () => {
  const { fechaInicial } = await readFechasDeMesa(open.db)
  const fechas = { fechaInicial: addDays(fechaInicial ?? HOY, -200), sinEvaluar: null }
  const pregunta = { supuesto: { fechas }, hoy: HOY }
  const efecto = await countEfecto(open.db, pregunta)
  const suyo = efecto.abogados.find(({ abogado, solapa }) => abogado !== '' && solapa > 3)
  if (suyo === undefined) throw new Error('Nadie cambia de solapa')
  const filtro = { abogado: suyo.abogado, cambio: 'solapa' } as const
  const una = await findCasosDelEfecto(open.db, pregunta, { ...filtro, pagina: 1, porPagina: 2 })
  const otra = await findCasosDelEfecto(open.db, pregunta, { ...filtro, pagina: 2, porPagina: 2 })
  expect([una.total, una.rows.length]).toEqual([suyo.solapa, 2])
  const todos = []
  for await (const lote of streamCasosDelEfecto(open.db, pregunta, filtro)) todos.push(...lote)
  expect(todos).toHaveLength(suyo.solapa)
  expect([...una.rows, ...otra.rows]).toEqual(todos.slice(0, 4))
})
