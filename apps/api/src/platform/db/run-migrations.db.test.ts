import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyPlantilla } from '../../../test/test-db.ts'
import { ConfigError } from '../config-error.ts'
import { runMigrations } from './run-migrations.ts'

const ESPERAS = { turno: 1_500, candado: 500 }

let pool: Pool
let otro: Client
beforeAll(async () => {
  const { databaseUrl: connectionString } = await copyPlantilla()
  pool = new Pool({ connectionString, max: 1 })
  otro = new Client({ connectionString })
  await otro.connect()
})
afterAll(async () => {
  await otro.end()
  await pool.end()
})

const refusal = async (): Promise<string> => {
  const error = await runMigrations(pool, undefined, ESPERAS).then(
    () => expect.unreachable('tenía que negarse'),
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(ConfigError)
  return (error as ConfigError).message
}

const TOMADOS = [
  ['the turn of those that start', 'select pg_advisory_xact_lock(8203012)', 'más de 2 segundos'],
  [
    'a table',
    'lock table drizzle.__drizzle_migrations in access exclusive mode',
    'más de 1 segundos',
  ],
  ['the row of the installation', "update instalacion set esquema = 'otro'", 'más de 1 segundos'],
] as const

it.each(TOMADOS)(
  'a start that waits for %s gives up and says why (R25)',
  async (_, tomar, tiempo) => {
    await pool.query("update instalacion set version = 'otra'")
    await otro.query('begin')
    await otro.query(tomar)
    const message = await refusal()
    expect(message).toContain('La base está ocupada por otro proceso')
    expect(message).toContain(tiempo)
    expect(message).toContain('pg_stat_activity')
    await otro.query('rollback')
    await runMigrations(pool, undefined, ESPERAS)
    expect((await pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
  },
)
