import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { type Emisor, startEmisor } from '../../test/emisor.ts'
import { freePort, launch, untilReady } from '../../test/launch.ts'
import { startProceso } from '../../test/proceso.ts'
import { copyPlantilla, MEDIODIA, openTestDb } from '../../test/test-db.ts'
import { ConfigError } from './config-error.ts'
import { openDb } from './db/open-db.ts'

let emisor: Emisor
let copia: Copia
beforeAll(async () => {
  emisor = await startEmisor()
})
beforeEach(async () => {
  copia = await copyPlantilla()
})
afterAll(() => emisor.close())

const contentOf = async (where: Copia) => {
  const open = await openDb({ ...where, now: MEDIODIA })
  const { rows } = await open.pool.query(
    'select i.clase, i.version, i.esquema, (select count(*)::int from usuario) as personas, (select count(*)::int from historial) as historia from instalacion i',
  )
  await open.close()
  return rows
}

const refusal = async (env: Readonly<Record<string, string>>) => {
  const { child, output } = launch({ DATA_DIR: copia.dataDir, PORT: '0', ...env })
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}

describe('the kind of a database', () => {
  it('a real installation never becomes the demonstration, not even without its variables', async () => {
    const proceso = await startProceso(copia, emisor)
    await proceso.stop()
    const before = await contentOf(copia)
    expect(before).toMatchObject([{ clase: 'real' }])
    const { code, output } = await refusal({})
    expect(code).toBe(1)
    expect(output).toContain(
      copia.databaseUrl === undefined ? 'IDENTIDAD_JWKS_URL' : 'falta DATABASE_URL',
    )
    expect(await contentOf(copia)).toEqual(before)
    rmSync(copia.dataDir, { recursive: true, force: true })
  })

  if (process.env.APREMIA_TEST_MOTOR === 'pglite')
    it('a demonstration never becomes a real installation, and still starts as a demonstration', async () => {
      const demo = { DATA_DIR: copia.dataDir, PORT: String(await freePort()) }
      const first = launch(demo)
      await untilReady(first)
      first.child.kill()
      await once(first.child, 'exit')
      const before = await contentOf(copia)
      expect(before).toMatchObject([{ clase: 'demostracion' }])
      const real = { ...emisor.env, APREMIA_ADMIN_DNI: '30111222', MUNICIPIO_NOMBRE: 'Ramallo' }
      const { code, output } = await refusal(real)
      expect(code).toBe(1)
      expect(output).toContain('es de la demostración')
      expect(await contentOf(copia)).toEqual(before)
      const again = launch(demo)
      await untilReady(again)
      again.child.kill('SIGKILL')
      await once(again.child, 'exit')
      rmSync(copia.dataDir, { recursive: true, force: true })
    })
})

it('the migration finds the kind of an existing database by its people', async () => {
  const open = await openTestDb()
  const sql = readFileSync(new URL('../../drizzle/0037_instalacion.sql', import.meta.url), 'utf8')
  const infer = async () => {
    await open.pool.query('delete from instalacion')
    await open.pool.query(sql.split('--> statement-breakpoint').at(-1) ?? '')
    return (await open.pool.query('select clase from instalacion')).rows
  }
  expect(await infer()).toEqual([{ clase: 'demostracion' }])
  await open.pool.query('truncate usuario cascade')
  expect(await infer()).toEqual([{ clase: null }])
  await open.pool.query(
    "insert into usuario (dni, apellido, nombre, rol) values ('20000001', 'X', 'Y', 'admin')",
  )
  expect(await infer()).toEqual([{ clase: 'real' }])
  await open.close()
})

it('an older program refuses what a newer one wrote, naming both', async () => {
  const open = await openDb({ ...copia, now: MEDIODIA })
  await open.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)",
  )
  await open.pool.query("update instalacion set version = '9.9.9', esquema = '0999_futuro'")
  await open.close()
  const refused = openDb({ ...copia, now: MEDIODIA })
  await expect(refused).rejects.toThrow(ConfigError)
  await expect(refused).rejects.toThrow(
    /la versión 9\.9\.9 \(0999_futuro\) .* la 0\.\d+\.\d+ \(\d{4}_/,
  )
  rmSync(copia.dataDir, { recursive: true, force: true })
})
