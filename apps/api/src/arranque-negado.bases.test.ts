import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startAlmacen } from '../test/almacen-s3.ts'
import { createSinTablas, MIGRACIONES_ANTERIORES, openAnterior } from '../test/base-anterior.ts'
import type { Copia } from '../test/copia.ts'
import { type Emisor, startEmisor } from '../test/emisor.ts'
import { freePort, launch, untilReady } from '../test/launch.ts'
import { dropDatabase } from '../test/postgres-server.ts'
import { createClienteS3 } from './documentos/s3/cliente-s3.ts'
import { claimAlmacen } from './documentos/s3/marca-de-almacen.ts'
import { openDb } from './platform/db/open-db.ts'

let emisor: Emisor
let where: Copia
beforeAll(async () => {
  emisor = await startEmisor()
})
afterAll(() => emisor.close())
beforeEach(async () => {
  where = await createSinTablas()
})
afterEach(async () => {
  rmSync(where.dataDir, { recursive: true, force: true })
  if (where.databaseUrl !== undefined) await dropDatabase(where.databaseUrl)
})

const PRIMEROS = { MUNICIPIO_NOMBRE: 'Ramallo', APREMIA_ADMIN_DNI: '30111222' }

const start = async (env: Readonly<Record<string, string>> = {}) =>
  launch({
    ...emisor.env,
    ...PRIMEROS,
    DATA_DIR: where.dataDir,
    PORT: String(await freePort()),
    ...(where.databaseUrl === undefined ? {} : { DATABASE_URL: where.databaseUrl }),
    ...env,
  })

const refusal = async (env?: Readonly<Record<string, string>>): Promise<string> => {
  const { child, output } = await start(env)
  const [code] = await once(child, 'exit')
  expect(code, output()).toBe(1)
  return output()
}

const works = async (env?: Readonly<Record<string, string>>): Promise<void> => {
  const proceso = await start(env)
  await untilReady(proceso)
  proceso.child.kill()
  await once(proceso.child, 'exit')
}

const LINEA = /APREMIA_RESTAURACION='([0-9a-f]{8} titulos=\d+ cartas=\d+ convenios=\d+)'/

describe('a refused start on the database of an older version changes nothing', () => {
  /** Reads the data from which an older version of the program decides whether it may open the database. */
  const describeBase = async () => {
    const open = await openDb({ ...where, now: new Date(), migrar: false })
    const { rows } = await open.pool.query(
      `select version, esquema, clase, sello, (select count(*)::int from historial) as historia,
        (select count(*)::int from drizzle.__drizzle_migrations) as migraciones from instalacion`,
    )
    await open.close()
    return { rows, carpeta: readdirSync(where.dataDir) }
  }

  beforeEach(async () => {
    const open = await openAnterior(where)
    await open.pool.query(
      "insert into usuario (dni, apellido, nombre, rol) values ('20000009', 'Prueba', 'Ana', 'admin')",
    )
    await open.pool.query("update instalacion set sello = 'sello-de-otra-carpeta', clase = 'real'")
    await open.close()
  })

  it('that is a restored copy, and the accepted start migrates it', async () => {
    const antes = await describeBase()
    expect(antes.rows).toMatchObject([{ version: '0.0.9', migraciones: MIGRACIONES_ANTERIORES }])
    const output = await refusal()
    expect(output).toContain('No se cambió nada')
    expect(await describeBase()).toEqual(antes)
    const [, APREMIA_RESTAURACION = ''] = LINEA.exec(output) ?? []
    await works({ APREMIA_RESTAURACION })
  })

  it('whose port is taken', async () => {
    const antes = await describeBase()
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const PORT = typeof address === 'object' ? String(address?.port) : ''
    // The restored copy of the database would also make the start fail, so the administrator accepts the copy. The only
    // reason left is the port in use.
    const [, APREMIA_RESTAURACION = ''] = LINEA.exec(await refusal()) ?? []
    expect(await refusal({ PORT, APREMIA_RESTAURACION })).toContain(
      `El puerto ${PORT} ya está en uso`,
    )
    taken.close()
    expect(await describeBase()).toEqual(antes)
  })

  it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
    'whose data folder is of another database',
    async () => {
      const open = await openDb({ ...where, now: new Date(), migrar: false })
      await open.pool.query("insert into secreto (clave, valor) values ('instalacion', 'una')")
      await open.close()
      writeFileSync(join(where.dataDir, 'instalacion'), 'otra\n')
      const antes = await describeBase()
      expect(await refusal()).toContain('guarda los documentos de otra base')
      expect(await describeBase()).toEqual(antes)
    },
  )
})

describe('a refused start without a database, in the folder of one that was lost', () => {
  const leftInDatabase = async (): Promise<unknown[]> => {
    if (where.databaseUrl === undefined) return []
    const client = new Client({ connectionString: where.databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      `select nspname as que from pg_namespace where nspname = 'drizzle'
       union all select tablename from pg_tables where schemaname = 'public'`,
    )
    await client.end()
    return rows
  }

  it('creates no table and no file', async () => {
    const ancla = { orden: 9, hash: 'x', momento: '2026-11-20T15:00:00Z', titulos: 118, cartas: 7 }
    writeFileSync(join(where.dataDir, 'historial-anclas.ndjson'), `${JSON.stringify(ancla)}\n`)
    const antes = readdirSync(where.dataDir)
    const output = await refusal()
    expect(output).toContain('títulos Nº 118')
    expect(await leftInDatabase()).toEqual([])
    expect(readdirSync(where.dataDir)).toEqual(antes)
    const [, APREMIA_RESTAURACION = ''] = LINEA.exec(output) ?? []
    await works({ APREMIA_RESTAURACION })
  })

  it('does not create the folder that it lacked', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'apremia-negado-'))
    rmSync(where.dataDir, { recursive: true })
    where = { ...where, dataDir: join(parent, 'datos') }
    // The S3-compatible store belongs to another installation. The server learns this only when it sends a request to
    // the store.
    const almacen = await startAlmacen()
    await claimAlmacen(createClienteS3(almacen.config), 'otra')
    const output = await refusal(almacen.env)
    await almacen.close()
    expect(output).toContain('otra instalación')
    expect(await leftInDatabase()).toEqual([])
    expect(readdirSync(parent)).toEqual([])
    rmSync(parent, { recursive: true })
  })
})
