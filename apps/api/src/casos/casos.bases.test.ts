import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differencesOf } from '../../test/comparar-casos.ts'
import { changeReglas, createHistorias, prepareHistorias } from '../../test/historias-de-caso.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { caso } from './caso-table.ts'
import { refreshCasos, refreshTodosLosCasos } from './refresh-casos.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

it('the demo municipality comes with its cases, on every tab of both desks', async () => {
  const antes = await open.db.select().from(caso)
  expect(antes.length).toBeGreaterThan(50)
  for (const columna of ['solapaJudicial', 'solapaExtrajudicial'] as const)
    expect(new Set(antes.map((fila) => fila[columna]))).toEqual(
      new Set(['activos', 'sinEvaluar', 'planDePagos', null]),
    )
  await open.db.transaction(refreshTodosLosCasos)
  expect(await open.db.select().from(caso)).toEqual(antes)
})

it('the summary in SQL equals the one of core, and a case without facts is deleted', async () => {
  const { db } = open
  await prepareHistorias(db)
  const reglas = await changeReglas(db, 0)
  const casos = await createHistorias(db, {
    ...{ semilla: 7, desde: 1, cantidad: 2_000 },
    fechas: reglas.fechas,
  })
  const claves = casos.map(({ clave }) => clave)
  await db.transaction((tx) => refreshCasos(tx, claves))
  expect(await differencesOf(db, casos, reglas)).toEqual([])
  const otras = await changeReglas(db, 1)
  await db.transaction(refreshTodosLosCasos)
  expect(await differencesOf(db, casos, otras)).toEqual([])
  await db.execute(
    sql`truncate situacion_historica, situacion_aprendida, actuacion, titulo cascade`,
  )
  await db.transaction((tx) => refreshCasos(tx, claves))
  expect(await db.$count(caso)).toBe(0)
})
