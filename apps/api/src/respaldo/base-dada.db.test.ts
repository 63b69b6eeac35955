import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBeside } from '../../test/postgres-server.ts'
import { lugarDe } from '../../test/respaldos.ts'
import { type Copia, copyPlantilla } from '../../test/test-db.ts'
import { createRespaldo } from './create-respaldo.ts'
import { verifyRespaldo } from './verify-respaldo.ts'

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
  await expect(verify(base)).rejects.toThrow('ya tiene tablas')
  const queda = await ask(
    base,
    `select (select count(*)::int from pg_class where relname = 'asiento')
      + (select count(*)::int from pg_proc where proname = 'suma') as n`,
  )
  expect(queda).toEqual([{ n: 1 }])
})

it('a role that may not create databases is told how to verify, and no database is left', async () => {
  const { databaseUrl = '' } = where
  await ask(databaseUrl, 'create role sin_crear login', 'grant pg_read_all_data to sin_crear')
  try {
    const sinCrear = new URL(databaseUrl)
    sinCrear.username = 'sin_crear'
    const lugar = lugarDe({ ...where, databaseUrl: sinCrear.href })
    await expect(verifyRespaldo(lugar, { en, cual, base: undefined, ...CLAVE })).rejects.toThrow(
      'no puede crear una base de prueba',
    )
    expect(
      await ask(databaseUrl, "select 1 from pg_database where datname like 'apremia\\_verificar%'"),
    ).toEqual([])
  } finally {
    await ask(databaseUrl, 'drop owned by sin_crear', 'drop role sin_crear')
  }
})
