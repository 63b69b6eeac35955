import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Copia } from '../../test/copia.ts'
import { createBeside, dropDatabase } from '../../test/postgres-server.ts'
import { lugarDe, SIN_INFORME } from '../../test/respaldos.ts'
import { createRol } from '../../test/roles.ts'
import { copyPlantilla } from '../../test/test-db.ts'
import { NOMBRE_DE_SONDA } from '../platform/carpeta-compartida.ts'
import { createRespaldo } from './create-respaldo.ts'
import { restoreRespaldo } from './restore-respaldo.ts'
import { connectPostgres } from './take-postgres.ts'
import { verifyRespaldo } from './verify-respaldo.ts'
import { assertBaseDada, withBaseDePrueba } from './with-base-de-prueba.ts'

const CLAVE = { archivoDeClave: undefined }

let where: Copia
let en: string
let cual: string
beforeAll(async () => {
  where = await copyPlantilla()
  en = mkdtempSync(join(tmpdir(), 'apremia-base-dada-'))
  cual = (await createRespaldo(lugarDe(where), { en, ...CLAVE })).nombre
})
afterAll(() => {
  for (const folder of [en, where.dataDir]) rmSync(folder, { recursive: true, force: true })
})

const nueva = () => createBeside(where.databaseUrl ?? '')

const ask = async (url: string, ...sentencias: string[]) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const sentencia of sentencias) ({ rows } = await client.query(sentencia))
    return rows
  } finally {
    await client.end()
  }
}

const verify = (base: string) => verifyRespaldo(lugarDe(where), { en, cual, base, ...CLAVE })

const TABLAS = `select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'drizzle') and c.relkind = 'r'`

it('a copy is verified in a database that the person gives, which is empty again afterwards', async () => {
  const base = await nueva()
  await ask(base, 'create schema de_otro')
  const { puntos } = await verify(base)
  expect(puntos.filter(({ bien }) => !bien)).toEqual([])
  expect(await ask(base, TABLAS)).toEqual([{ n: 0 }])
  expect(
    await ask(
      base,
      "select nspname from pg_namespace where nspname in ('de_otro', 'public', 'drizzle') order by 1",
    ),
  ).toEqual([{ nspname: 'de_otro' }, { nspname: 'public' }])
  expect((await verify(base)).puntos.length).toBeGreaterThan(0)
})

it.each([
  [
    'a table of another schema',
    ['create schema contabilidad', 'create table contabilidad.asiento as select 1 as n'],
  ],
  ['a table of public', ['create table asiento as select 1 as n']],
  ['a function', ['create function suma() returns int language sql as $$ select 1 $$']],
])('a database with %s is refused, and stays as it was', async (_, sentencias) => {
  const base = await nueva()
  await ask(base, ...sentencias)
  const nombre = new URL(base).pathname.slice(1)
  await expect(verify(base)).rejects.toThrow(
    `La base «${nombre}» de --base ya tiene tablas o funciones`,
  )
  const queda = await ask(
    base,
    `select (select count(*)::int from pg_class where relname = 'asiento')
      + (select count(*)::int from pg_proc where proname = 'suma') as n`,
  )
  expect(queda).toEqual([{ n: 1 }])
})

it('a role that may not create databases is told how to verify', async () => {
  const { databaseUrl = '' } = where
  const rol = await createRol(databaseUrl, 'login')
  await ask(databaseUrl, `grant pg_read_all_data to ${rol}`)
  const sinCrear = new URL(databaseUrl)
  sinCrear.username = rol
  const lugar = lugarDe({ ...where, databaseUrl: sinCrear.href })
  await expect(verifyRespaldo(lugar, { en, cual, base: undefined, ...CLAVE })).rejects.toThrow(
    'no puede crear una base de prueba',
  )
})

/**
 * Creates an empty database and a role without superuser rights. Calls `work` with two URLs of the database: the first
 * signs in as the role, the second as the administrator. With `duena`, the role owns the database.
 */
const withRol = async (
  duena: boolean,
  work: (base: string, comoAdmin: string) => Promise<void>,
): Promise<void> => {
  const { databaseUrl = '' } = where
  const comoAdmin = await nueva()
  const nombre = new URL(comoAdmin).pathname.slice(1)
  const rol = await createRol(databaseUrl, 'login')
  onTestFinished(() => dropDatabase(comoAdmin))
  const url = new URL(comoAdmin)
  url.username = rol
  await ask(
    databaseUrl,
    duena
      ? `alter database ${nombre} owner to ${rol}`
      : `grant create on database ${nombre} to ${rol}`,
  )
  await ask(comoAdmin, `grant create on schema public to ${rol}`)
  await work(url.href, comoAdmin)
}

it('a given database whose owner is another role is refused before anything is restored', async () => {
  await withRol(false, async (base, comoAdmin) => {
    await expect(verify(base)).rejects.toMatchObject({
      message: expect.stringMatching(/«(rol_\w+)».*--base.*create database … owner \1/s),
      salida: 2,
    })
    expect(await ask(comoAdmin, TABLAS)).toEqual([{ n: 0 }])
  })
})

it('a restoration whose role may not create tables in DATABASE_URL is refused before it writes anything', async () => {
  await withRol(false, async (databaseUrl, comoAdmin) => {
    const [, usuario = ''] = /\/\/([^:@]+)/.exec(databaseUrl) ?? []
    await ask(comoAdmin, `revoke create on schema public from ${usuario}`)
    const dataDir = mkdtempSync(join(tmpdir(), 'apremia-vacia-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const lugar = lugarDe({ ...where, dataDir, databaseUrl })
    await expect(restoreRespaldo(lugar, { en, cual, ...CLAVE }, false)).rejects.toMatchObject({
      message: expect.stringMatching(
        new RegExp(`«${usuario}» de DATABASE_URL.*create database … owner ${usuario}`),
      ),
      salida: 2,
    })
    expect(readdirSync(dataDir)).toEqual([])
    expect(await ask(comoAdmin, TABLAS)).toEqual([{ n: 0 }])
  })
})

it('a role that owns the given database verifies in it, and it is empty again', async () => {
  await withRol(true, async (base, comoAdmin) => {
    const { puntos } = await verify(base)
    expect(puntos.filter(({ bien }) => !bien)).toEqual([])
    expect(await ask(comoAdmin, TABLAS)).toEqual([{ n: 0 }])
  })
})

it('a given database that cannot be emptied is told, and does not hide what failed before', async () => {
  const dicho: string[] = []
  const informe = { ...SIN_INFORME, paso: (texto: string) => dicho.push(texto) }
  await withRol(true, async (base, comoAdmin) => {
    const dada = { databaseUrl: where.databaseUrl, base, informe }
    const take = () => ask(comoAdmin, 'alter schema public owner to postgres')
    await expect(
      withBaseDePrueba(dada, async () => {
        await take()
        throw new Error('la falla de antes')
      }),
    ).rejects.toThrow('la falla de antes')
    expect(dicho).toEqual([expect.stringContaining('no se pudo vaciar')])
    await ask(comoAdmin, 'alter schema public owner to pg_database_owner')
    await expect(withBaseDePrueba(dada, take)).rejects.toThrow('no se pudo vaciar')
  })
})

it('a session that still works in the given database does not keep it from being emptied', async () => {
  await withRol(true, async (base, comoAdmin) => {
    const dada = { databaseUrl: where.databaseUrl, base, informe: SIN_INFORME }
    await withBaseDePrueba(dada, async (url) => {
      const otra = await connectPostgres(url)
      await otra.query('create table una (n int); begin; lock table una')
    })
    expect(await ask(comoAdmin, TABLAS)).toEqual([{ n: 0 }])
  })
})

it('a given database that does not open is named as that of --base', async () => {
  const base = await nueva()
  await dropDatabase(base)
  await expect(verify(base)).rejects.toThrow('No se pudo abrir la base de --base (3D000)')
})

it('a given database that a running server uses is refused as a wrong option', async () => {
  const base = await nueva()
  const servidor = new Client({ connectionString: base, application_name: NOMBRE_DE_SONDA })
  await servidor.connect()
  onTestFinished(() => servidor.end())
  await expect(verify(base)).rejects.toMatchObject({
    message: expect.stringContaining('de --base la usa un servidor de Apremia en marcha'),
    salida: 2,
  })
})

it('a database given to two verifications serves the first one, and the second one leaves it as it is', async () => {
  const base = await nueva()
  const dada = { databaseUrl: where.databaseUrl, base, informe: SIN_INFORME }
  await withBaseDePrueba(dada, async () => {
    await ask(base, 'create table una (n int)')
    await expect(verify(base)).rejects.toMatchObject({
      message: expect.stringContaining('la usa otro ensayo'),
      salida: 6,
    })
    await expect(assertBaseDada(base)).rejects.toMatchObject({ salida: 6 })
    expect(await ask(base, TABLAS)).toEqual([{ n: 1 }])
  })
  expect(await ask(base, TABLAS)).toEqual([{ n: 0 }])
  await assertBaseDada(base)
  await withBaseDePrueba(dada, async () => undefined)
})

it('a given database is empty again also when the connection that reserved it was lost', async () => {
  const base = await nueva()
  const dada = { databaseUrl: where.databaseUrl, base, informe: SIN_INFORME }
  await withBaseDePrueba(dada, async () => {
    await ask(
      base,
      'create table una (n int)',
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
  })
  expect(await ask(base, TABLAS)).toEqual([{ n: 0 }])
})
