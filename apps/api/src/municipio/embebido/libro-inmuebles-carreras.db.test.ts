import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../../test/test-db.ts'
import { findLibroInmuebles, keepLibroInmuebles } from './libro-inmuebles.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())
beforeEach(() => keepLibroInmuebles(open.db))

const ORDEN = { orden: 'NRO_INMUEBLE', sentido: 'asc' } as const

const readDatos = async (): Promise<Map<number, string>> => {
  const datos = new Map<number, string>()
  for await (const lote of (await findLibroInmuebles(open.db, {}, ORDEN, 1)) ?? [])
    for (const bloque of lote.bloques) datos.set(bloque.bloque, bloque.datos)
  return datos
}

const makeDatos = async (): Promise<Map<number, string>> => {
  await open.db.execute(sql`truncate libro_inmuebles_bloque`)
  return readDatos()
}

/** Returns a statement that changes half of the periods of the first block. `resto` selects the half. */
const subir = (resto: number) => `
  update deuda set interes = interes + 1
  where tipo = 'I' and imponible < 500 and cuota % 2 = ${resto}`

it('two changes of the same block at once do not wait for each other, nor for a process that rebuilds the block', async () => {
  const [una, otra] = [await open.pool.connect(), await open.pool.connect()]
  try {
    for (const client of [una, otra]) {
      await client.query('begin')
      await client.query("set local lock_timeout = '2s'")
    }
    expect((await una.query(subir(0))).rowCount).toBeGreaterThan(10)
    expect((await otra.query(subir(1))).rowCount).toBeGreaterThan(10)
    await open.db.execute(sql`update libro_inmuebles_bloque set version = -1`)
    await keepLibroInmuebles(open.db)
    const antes = await readDatos()
    await otra.query('commit')
    expect(await readDatos()).not.toEqual(antes)
    await una.query('commit')
    const kept = await readDatos()
    expect(kept).toEqual(await makeDatos())
  } finally {
    una.release()
    otra.release()
  }
})

it('a block made before a change was seen does not hide the change', async () => {
  const client = await open.pool.connect()
  try {
    // Another process takes its snapshot, the debt changes, and then the process stores the blocks of the workbook that it
    // built from the older snapshot.
    await client.query('begin isolation level repeatable read')
    await client.query('select 1 from cambios_del_padron')
    await open.pool.query(subir(0))
    await client.query(`
      with v as (delete from libro_inmuebles_cambio)
      update libro_inmuebles_bloque set version = version where bloque = 0`)
    await client.query('commit')
    const kept = await readDatos()
    expect(kept).toEqual(await makeDatos())
  } finally {
    client.release()
  }
})

it('blocks rebuilt while others change the data are never wrong', async () => {
  for (let ronda = 0; ronda < 4; ronda += 1) {
    await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        if (i % 2 === 0) await keepLibroInmuebles(open.db)
        else await open.pool.query(subir(i % 4 === 1 ? 0 : 1))
      }),
    )
    const kept = await readDatos()
    expect(kept).toEqual(await makeDatos())
  }
})

it('a connection lost while making them leaves the old ones and their notes', async () => {
  await open.pool.query(subir(1))
  await open.pool.query(`
    create function cut() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create trigger cut after update on libro_inmuebles_bloque
      for each statement execute function cut()`)
  await keepLibroInmuebles(open.db).catch(() => undefined)
  await open.pool.query('drop function cut cascade')
  const kept = await readDatos()
  expect(kept).toEqual(await makeDatos())
})
