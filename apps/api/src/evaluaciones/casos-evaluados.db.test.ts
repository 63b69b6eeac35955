import { type CasoAEvaluar, type Cuenta, fecha, inicioDeEvaluacion } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { evaluateWithCore, passCasos } from '../../test/evaluar-con-core.ts'
import { changeReglas, createHistorias, prepareHistorias } from '../../test/historias-de-caso.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import type { Vara } from './casos-evaluados.ts'
import { countAbogados, countEvaluados, prepareEvaluados } from './evaluate-abogados.ts'

const ABOGADOS = ['A01', 'A02', 'A03']
const LAPSOS = [
  ['2025-12-31', '2026-01-02'],
  ['2026-01-01', '2026-06-15'],
  ['2026-01-01', '2026-11-20'],
  ['2027-02-28', '2028-02-29'],
  ['2026-06-15', '2028-03-01'],
  ['1990-01-01', '9999-12-31'],
] as const
const POR_RONDA = 2_500

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
  await prepareHistorias(open.db)
})
afterAll(() => open.close())

interface Fila extends Record<string, unknown> {
  readonly abogado: string
  readonly imponible: number
  readonly mesa: CasoAEvaluar['mesa']
  readonly solapa: CasoAEvaluar['solapa']
  readonly con_titulo: boolean
  readonly gp_id: number | null
  readonly inicio_desde: string | null
  readonly plazo_desde: string | null
  readonly plazo_tiempo: number | null
  readonly plazo_unidad: string | null
  readonly recibido: string | null
  readonly saldada: string | null
  readonly cuentas: readonly Cuenta[]
}

const evaluateInSql = async (vara: Vara): Promise<ReadonlyMap<number, object>> => {
  const { rows } = await open.db.transaction(async (tx) => {
    const evaluados = await prepareEvaluados(tx, vara, ABOGADOS)
    return tx.execute<Fila>(sql`with ${evaluados} select * from evaluados`)
  })
  return new Map(
    rows.map(({ tipo: _, recurso: __, imponible, ...fila }) => [
      imponible,
      {
        abogado: fila.abogado,
        hechos: {
          mesa: fila.mesa,
          solapa: fila.solapa,
          conTitulo: fila.con_titulo,
          gpId: fila.gp_id,
          inicioDesde: fila.inicio_desde,
          plazo: fila.plazo_desde && {
            desde: fila.plazo_desde,
            tiempo: { tiempo: fila.plazo_tiempo, unidad: fila.plazo_unidad },
          },
          recibido: fila.recibido,
          saldada: fila.saldada,
        },
        cuentas: fila.cuentas,
      },
    ]),
  )
}

it.each(LAPSOS.map((lapso, ronda) => [ronda, ...lapso] as const))(
  'the evaluation in SQL is what core says of random histories, round %i: from %s to %s',
  { timeout: 120_000 },
  async (ronda, desde, hasta) => {
    const { db } = open
    const reglas = await changeReglas(db, ronda)
    const inicio = inicioDeEvaluacion(reglas.inicio)
    const primero = 1 + ronda * POR_RONDA
    const lote = { semilla: 77 + ronda, desde: primero, cantidad: POR_RONDA }
    const nuevos = await createHistorias(db, { ...lote, fechas: reglas.fechas })
    const casos = await passCasos(db, nuevos)
    const claves = casos.map(({ clave }) => clave)
    await db.transaction((tx) => refreshCasos(tx, claves))
    const lapso = { desde: fecha(desde), hasta: fecha(hasta) }
    const enSql = await evaluateInSql({ lapso, fechas: reglas.fechas, inicio })
    const distintos = casos.flatMap(({ clave, conocido, traspasos }) => {
      const core = evaluateWithCore(conocido, traspasos, reglas, lapso)
      const base = enSql.get(clave.imponible)
      const entra = core.cuentas.length > 0 && core.abogado !== ''
      const igual = entra ? JSON.stringify(base) === JSON.stringify(core) : base === undefined
      return igual ? [] : [{ clave, core, base, conocido, traspasos, reglas, lapso }]
    })
    expect(distintos.slice(0, 2)).toEqual([])
    expect(casos.filter(({ clave }) => enSql.has(clave.imponible)).length).toBeGreaterThan(20)
    await db.execute(sql`delete from traspaso_de_caso`)
  },
)

it('several lawyers, each with their own days and with several rules at once, get what each would get alone', async () => {
  const { db } = open
  const reglas = await changeReglas(db, 1)
  const lote = { semilla: 91, desde: 1 + LAPSOS.length * POR_RONDA, cantidad: POR_RONDA }
  const casos = await passCasos(db, await createHistorias(db, { ...lote, fechas: reglas.fechas }))
  await db.transaction((tx) =>
    refreshCasos(
      tx,
      casos.map(({ clave }) => clave),
    ),
  )
  const inicio = inicioDeEvaluacion(reglas.inicio)
  const varias = [
    { fechas: reglas.fechas, inicio },
    { fechas: { fechaInicial: fecha('2026-06-16'), sinEvaluar: null }, inicio },
    { fechas: { fechaInicial: null, sinEvaluar: null }, inicio },
  ]
  const evaluados = ABOGADOS.map((abogado, i) => {
    const [desde, hasta] = LAPSOS[i + 1] ?? LAPSOS[0]
    return { abogado, lapso: { desde: fecha(desde), hasta: fecha(hasta) } }
  })
  const juntos = await db.transaction((tx) => countEvaluados(tx, varias, evaluados))
  let contados = 0
  for (const [i, una] of varias.entries())
    for (const { abogado, lapso } of evaluados) {
      const [sola] = await db.transaction((tx) => countAbogados(tx, { ...una, lapso }, [abogado]))
      expect(juntos[i]?.find((fila) => fila.abogado === abogado)).toEqual(sola)
      contados += sola?.total ?? 0
    }
  expect(contados).toBeGreaterThan(200)
})
