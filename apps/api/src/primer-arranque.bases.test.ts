import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Copia } from '../test/copia.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { freePort, launch, untilReady } from '../test/launch.ts'
import { createDatabase, dropDatabase } from '../test/postgres-server.ts'
import { MEDIODIA } from '../test/test-db.ts'
import { openDb } from './platform/db/open-db.ts'

const PRIMEROS = { MUNICIPIO_NOMBRE: 'Ramallo', APREMIA_ADMIN_DNI: '30111222' }
const OTROS = { MUNICIPIO_NOMBRE: 'Baradero', APREMIA_ADMIN_DNI: '30999888' }

let emisor: Emisor
let parent: string
let vacia: Copia
beforeAll(async () => {
  emisor = await startEmisor()
})
afterAll(() => emisor.close())
let nth = 0
beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'apremia-primero-'))
  const dataDir = join(parent, 'datos')
  const plantilla = inject('plantilla')
  if (plantilla.motor === 'pglite') {
    vacia = { dataDir, databaseUrl: undefined }
    return
  }
  nth += 1
  const name = `primero_${process.pid}_${nth}`
  await createDatabase(plantilla.url, name)
  vacia = { dataDir, databaseUrl: plantilla.url.replace(/\/[^/?]+\?/, `/${name}?`) }
})
afterEach(async () => {
  rmSync(parent, { recursive: true, force: true })
  if (vacia.databaseUrl !== undefined) await dropDatabase(vacia.databaseUrl)
})

const start = (env: Readonly<Record<string, string>>) =>
  launch({
    ...emisor.env,
    DATA_DIR: vacia.dataDir,
    ...(vacia.databaseUrl === undefined ? {} : { DATABASE_URL: vacia.databaseUrl }),
    ...env,
  })

const refusal = async (env: Readonly<Record<string, string>>) => {
  const { child, output } = start(env)
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}

const leftInDatabase = async (): Promise<string[]> => {
  const client = new Client({ connectionString: vacia.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ que: string }>(
    `select nspname as que from pg_namespace where nspname in ('drizzle')
     union all select tablename from pg_tables where schemaname = 'public' order by 1`,
  )
  await client.end()
  return rows.map(({ que }) => que)
}

const expectNothing = async (): Promise<void> => {
  expect(existsSync(vacia.dataDir)).toBe(false)
  if (vacia.databaseUrl !== undefined) expect(await leftInDatabase()).toEqual([])
}

const people = async () => {
  const open = await openDb({ ...vacia, now: MEDIODIA })
  const { rows } = await open.pool.query(
    "select (select string_agg(dni, ',') from usuario) as dni, (select valor from parametro where clave = 'municipio.nombre') as nombre, (select clase from instalacion) as clase",
  )
  await open.close()
  return rows
}

const works = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const proceso = start({ PORT: String(await freePort()), ...env })
  await untilReady(proceso)
  proceso.child.kill()
  await once(proceso.child, 'exit')
}

describe('a first start that fails leaves nothing behind (O7)', () => {
  it('says all that the environment lacks at once', async () => {
    const { MUNICIPIO_NOMBRE: _, APREMIA_ADMIN_DNI: __, ...env } = { ...emisor.env, ...PRIMEROS }
    const { code, output } = await refusal({ ...env, MUNICIPIO_NOMBRE: '', APREMIA_ADMIN_DNI: '' })
    expect(code).toBe(1)
    expect(output).toContain('MUNICIPIO_NOMBRE')
    expect(output).toContain('APREMIA_ADMIN_DNI')
    await expectNothing()
  })

  it('says it together with what a half identity provider lacks', async () => {
    const { code, output } = await refusal({ IDENTIDAD_URL: '', MUNICIPIO_NOMBRE: '' })
    expect(code).toBe(1)
    for (const name of ['IDENTIDAD_URL', 'MUNICIPIO_NOMBRE', 'APREMIA_ADMIN_DNI'])
      expect(output).toContain(name)
    await expectNothing()
  })

  it('looks whether its folder can be written before it makes anything', async () => {
    writeFileSync(join(parent, 'archivo'), '')
    const DATA_DIR = join(parent, 'archivo', 'datos')
    const { code, output } = await refusal({ ...PRIMEROS, DATA_DIR })
    expect(code).toBe(1)
    expect(output).toContain(`No se puede escribir en la carpeta de datos, ${DATA_DIR}`)
    await expectNothing()
  })

  it('looks whether its port is free before it makes anything', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { code, output } = await refusal({ ...PRIMEROS, PORT: port })
    taken.close()
    expect(code).toBe(1)
    expect(output).toMatch(/El puerto \d+ ya está en uso/)
    await expectNothing()
  })

  it('killed half way leaves all of it or none: the next one decides or finds it whole', async () => {
    for (const after of [300, 1000, 2000, 3000, 4000, 5500]) {
      const { child } = start({ ...PRIMEROS, PORT: String(await freePort()) })
      const timer = setTimeout(() => child.kill('SIGKILL'), after)
      await once(child, 'exit')
      clearTimeout(timer)
    }
    await works(OTROS)
    const [row] = await people()
    expect(row).toMatchObject({ clase: 'real' })
    expect([
      { dni: '30111222', nombre: 'Ramallo' },
      { dni: '30999888', nombre: 'Baradero' },
    ]).toContainEqual({ dni: row.dni, nombre: row.nombre })
  }, 120_000)
})

if (process.env.APREMIA_TEST_MOTOR === 'postgres')
  describe('an address of PostgreSQL that is not the one', () => {
    it('does not answer: nothing is made, and the right one works afterwards', async () => {
      const { code, output } = await refusal({
        ...PRIMEROS,
        DATABASE_URL: `postgres://apremia:x@127.0.0.1:${await freePort()}/apremia`,
      })
      expect(code).toBe(1)
      expect(output).toContain('DATABASE_URL')
      await expectNothing()
      await works(PRIMEROS)
      expect(await people()).toEqual([{ dni: '30111222', nombre: 'Ramallo', clase: 'real' }])
    })

    it.each([
      ['base', /\/[^/?]+\?/, '/no_existe?', 'La base «no_existe» de DATABASE_URL no existe'],
      ['role', /\/\/[^@]*@/, '//nadie:clave-x@', '«nadie» de DATABASE_URL'],
    ])('names a %s that does not exist', async (_, part, other, said) => {
      const DATABASE_URL = (vacia.databaseUrl ?? '').replace(part, other)
      const { code, output } = await refusal({ ...PRIMEROS, DATABASE_URL })
      expect(code).toBe(1)
      expect(output).toContain(said)
      expect(output).not.toMatch(/clave-x|\{/)
      expect(existsSync(vacia.dataDir)).toBe(false)
    })

    it('is of another program: its tables stay alone', async () => {
      const client = new Client({ connectionString: vacia.databaseUrl })
      await client.connect()
      await client.query('create table facturas (id int)')
      const { code, output } = await refusal(PRIMEROS)
      expect(code).toBe(1)
      expect(output).toContain('tiene tablas de otro programa')
      expect(existsSync(vacia.dataDir)).toBe(false)
      expect(await leftInDatabase()).toEqual(['facturas'])
      await client.end()
    })
  })
