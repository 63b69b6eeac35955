import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import {
  copyMigraciones,
  copySinAbrir,
  createSinTablas,
  fillPaquetes,
  MIGRACIONES_ANTERIORES,
  openAnterior,
} from '../../../test/base-anterior.ts'
import type { Copia } from '../../../test/copia.ts'
import { copyPlantilla } from '../../../test/test-db.ts'
import { type OpenDb, openDb } from './open-db.ts'
import { MigracionFallida, rehearseMigrations } from './rehearse-migrations.ts'
import { readMigraciones, runMigrations } from './run-migrations.ts'

const FILAS = 20_000

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

let anterior: Copia
beforeAll(async () => {
  anterior = await createSinTablas()
  folders.push(anterior.dataDir)
  await (await openAnterior(anterior)).close()
})

let open: OpenDb
beforeEach(async () => {
  const where = await copySinAbrir(anterior)
  folders.push(where.dataDir)
  open = await openDb({ ...where, now: new Date(), migrar: false })
})
afterEach(() => open.close())

const withMigraciones = (...agregadas: { tag: string; sql: string }[]): string => {
  const carpeta = copyMigraciones(MIGRACIONES_ANTERIORES, agregadas)
  folders.push(carpeta)
  return carpeta
}

const describeSchema = async (pool: Pool) =>
  (
    await pool.query(`select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`)
  ).rows

const countMigraciones = async (): Promise<number> =>
  (await open.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n

it('updates an older database as a start does', async () => {
  const todas = readMigraciones()
  const { migraciones: ensayadas } = await rehearseMigrations(open.escrituras)
  expect(ensayadas.map(({ nombre }) => nombre)).toEqual(
    todas.slice(MIGRACIONES_ANTERIORES).map(({ nombre }) => nombre),
  )
  expect(await countMigraciones()).toBe(todas.length)
  const ensayado = await describeSchema(open.pool)
  await runMigrations(open.escrituras)
  expect(await describeSchema(open.pool)).toEqual(ensayado)
  expect(await rehearseMigrations(open.escrituras)).toEqual({ migraciones: [], milisegundos: 0 })
  const where = await copyPlantilla()
  folders.push(where.dataDir)
  const arrancada = await openDb({ ...where, now: new Date() })
  expect(await describeSchema(arrancada.pool).finally(() => arrancada.close())).toEqual(ensayado)
})

it('names the tables that a migration locks as they were called before, and from when to when', async () => {
  const { migraciones } = await rehearseMigrations(open.escrituras)
  const [una, ...otras] = migraciones
  expect(una?.detenidas).toEqual([
    { tabla: 'public.paquete_carga', lecturas: true, milisegundos: expect.any(Number) },
  ])
  const despues = otras.reduce((suma, { milisegundos }) => suma + milisegundos, 0)
  expect(una?.detenidas[0]?.milisegundos).toBeGreaterThanOrEqual(despues)
  const tablas = otras.flatMap(({ detenidas }) => detenidas.map(({ tabla }) => tabla))
  // The report names each locked table once, under the first migration that locks it. For `paquete_carga`, that is an
  // earlier migration. Migration 0069 locks `padron_envio` to rename it, and 0070 locks `libro_inmuebles_cambio` to
  // drop it.
  expect(tablas).not.toContain('public.paquete_carga')
  expect(tablas).toEqual(
    expect.arrayContaining([
      ...['public.caso', 'public.deuda', 'public.padron_envio', 'public.libro_inmuebles_cambio'],
    ]),
  )
})

it('tells a lock that lets people read from one that does not, and the rows that each migration changes', async () => {
  await fillPaquetes(open.escrituras, FILAS)
  const carpeta = withMigraciones(
    { tag: 'indice', sql: 'create index nuevo on paquete_carga (archivo)' },
    { tag: 'filas', sql: 'update paquete_carga set rechazadas = 1 where id > 5' },
    { tag: 'columna', sql: 'alter table paquete_carga alter column rechazadas type bigint' },
    { tag: 'poco', sql: 'update paquete_carga set rechazadas = 2 where id <= 5' },
    {
      tag: 'nombres',
      sql: `update paquete_carga set rechazadas = 3 where id <= 7;
        alter table paquete_carga rename to paquete_de_datos;
        create table nueva as select generate_series(1, 4) as n`,
    },
  )
  const { migraciones: ensayadas } = await rehearseMigrations(open.escrituras, { carpeta })
  const tabla = 'public.paquete_carga'
  const milisegundos = expect.any(Number)
  expect(ensayadas).toEqual([
    {
      ...{ nombre: 'indice', milisegundos, cambiadas: [] },
      detenidas: [{ tabla, lecturas: false, milisegundos }],
    },
    {
      ...{ nombre: 'filas', milisegundos, detenidas: [] },
      cambiadas: [{ tabla, filas: FILAS - 5 }],
    },
    {
      ...{ nombre: 'columna', milisegundos, cambiadas: [] },
      detenidas: [{ tabla, lecturas: true, milisegundos }],
    },
    { nombre: 'poco', milisegundos, detenidas: [], cambiadas: [{ tabla, filas: 5 }] },
    {
      ...{ nombre: 'nombres', milisegundos, detenidas: [] },
      cambiadas: [
        { tabla: 'public.nueva', filas: 4 },
        { tabla, filas: 7 },
      ],
    },
  ])
})

it('a migration that fails is named, and leaves the copy as it was', async () => {
  const antes = await describeSchema(open.pool)
  const carpeta = withMigraciones(
    { tag: 'buena', sql: 'alter table paquete_carga add column una text' },
    { tag: 'mala', sql: 'alter table paquete_carga add column archivo text' },
  )
  await expect(rehearseMigrations(open.escrituras, { carpeta })).rejects.toMatchObject({
    ...{ name: 'MigracionFallida', migracion: 'mala', cause: { code: '42701' } },
  })
  expect(await describeSchema(open.pool)).toEqual(antes)
  expect(await countMigraciones()).toBe(MIGRACIONES_ANTERIORES)
})

it('finds what fails only because a start applies every migration in one transaction', async () => {
  await fillPaquetes(open.escrituras, 1)
  const carpeta = withMigraciones(
    {
      tag: 'control',
      sql: `create function nada() returns trigger language plpgsql as 'begin return null; end';
        create constraint trigger espera after update on paquete_carga deferrable initially deferred
          for each row execute function nada()`,
    },
    { tag: 'filas', sql: 'update paquete_carga set rechazadas = 1' },
    { tag: 'columna', sql: 'alter table paquete_carga add column otra text' },
  )
  await expect(rehearseMigrations(open.escrituras, { carpeta })).rejects.toMatchObject({
    ...{ migracion: 'columna', cause: { code: '55006' } },
  })
})

it('the time of the update counts what the database checks at its end', async () => {
  await fillPaquetes(open.escrituras, 1)
  const AL_FINAL_MS = 1_000
  const carpeta = withMigraciones({
    tag: 'control',
    sql: `create function tarda() returns trigger language plpgsql
        as 'begin perform pg_sleep(${AL_FINAL_MS / 1000}); return null; end';
      create constraint trigger tarda after update on paquete_carga deferrable initially deferred
        for each row execute function tarda();
      update paquete_carga set rechazadas = 1`,
  })
  const { milisegundos, migraciones } = await rehearseMigrations(open.escrituras, { carpeta })
  const suma = migraciones.reduce((total, una) => total + una.milisegundos, 0)
  expect(milisegundos - suma).toBeGreaterThanOrEqual(AL_FINAL_MS - 100)
})

it('an interrupted rehearsal applies nothing, and starts no statement whose failure nobody would read', async () => {
  const rechazos: unknown[] = []
  const note = (reason: unknown) => rechazos.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('unhandledRejection', note)
  })
  // The rehearsal is interrupted before it starts, so it must send no statement. A statement sent by mistake would fail
  // before the pool removes the connection. Its failure would then be in `rechazos`.
  const cerrada = once(open.escrituras, 'remove')
  await expect(
    rehearseMigrations(open.escrituras, { signal: AbortSignal.abort() }),
  ).rejects.toMatchObject({ name: 'AbortError' })
  expect(await countMigraciones()).toBe(MIGRACIONES_ANTERIORES)
  await cerrada
  await new Promise(setImmediate)
  expect(rechazos).toEqual([])
})

it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
  'an interruption does not wait for the statement that runs',
  async () => {
    const carpeta = withMigraciones({ tag: 'larga', sql: 'select pg_sleep(600)' })
    const interrumpir = new AbortController()
    const ensayo = rehearseMigrations(open.escrituras, { carpeta, signal: interrumpir.signal })
    const DURMIENDO = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`
    await expect.poll(async () => (await open.pool.query(DURMIENDO)).rows).toEqual([{ n: 1 }])
    interrumpir.abort()
    await expect(ensayo).rejects.not.toBeInstanceOf(MigracionFallida)
    expect(await countMigraciones()).toBe(MIGRACIONES_ANTERIORES)
    await open.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`)
  },
)
