import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { createSinTablas, fillPaquetes, openAnterior } from '../../test/base-anterior.ts'
import type { Copia } from '../../test/copia.ts'
import { createBeside } from '../../test/postgres-server.ts'
import { type Ejecutado, lugarDe, runComando } from '../../test/respaldos.ts'
import { createRol } from '../../test/roles.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { readVersion } from '../platform/version.ts'
import { createRespaldo } from './create-respaldo.ts'
import { verifyRespaldo } from './verify-respaldo.ts'

const FILAS = 20_000
/** Port on which no server listens, for commands that first look for a running server. */
const PUERTO = 1

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-ensayo-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/**
 * Installation of an older version of the program. Its table `paquete_carga`, which a migration locks, has many rows.
 */
let where: Copia
let en: string
beforeAll(async () => {
  where = await createSinTablas()
  folders.push(where.dataDir)
  const open = await openAnterior(where)
  await fillPaquetes(open.escrituras, FILAS).finally(() => open.close())
})
beforeEach(() => {
  en = newFolder()
})

const rehearse = (...args: string[]): Promise<Ejecutado> =>
  runComando(where, PUERTO, ['ensayar', '--en', en, ...args])

const rehearseAs = (onStart: (pid: number) => void): Promise<Ejecutado> =>
  runComando(where, PUERTO, ['ensayar', '--en', en], onStart)

const visit = async <T>(work: (open: OpenDb) => Promise<T>): Promise<T> => {
  const open = await openDb({ ...where, now: new Date(), migrar: false })
  return work(open).finally(() => open.close())
}

/** Makes the migration 0068 fail until the test ends, because the column that it adds already exists. */
const breakMigracion = async (): Promise<void> => {
  onTestFinished(async () => {
    await visit(({ escrituras }) =>
      escrituras.query('alter table paquete_carga drop column if exists equivalencias'),
    )
  })
  await visit(({ escrituras }) =>
    escrituras.query('alter table paquete_carga add column equivalencias jsonb'),
  )
}

const readEstado = () =>
  visit(async ({ pool }) => {
    const { rows } = await pool.query(`select version, esquema,
      (select max(created_at) from drizzle.__drizzle_migrations) as ultima,
      (select string_agg(table_name || '.' || column_name, ',' order by table_name, column_name) from information_schema.columns
        where table_schema = 'public') as columnas from instalacion`)
    return rows
  })

const askPostgres = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const listCarpetas = (pid: number): string[] =>
  readdirSync(tmpdir()).filter(
    (nombre) => nombre.startsWith('apremia-verificar-') && nombre.includes(`.${pid}.`),
  )

it('says how long each change lasts, which tables stop and whether all is well, without touching the installation', async () => {
  const antes = await readEstado()
  const { code, stdout, stderr } = await rehearse()
  expect(code, stderr).toBe(0)
  expect(stdout).toContain(
    `Los cambios de la base de la versión 0.0.9 a la ${readVersion()} llevan`,
  )
  expect(stdout).toMatch(/llevan [\d,]+ s en la base de prueba; en la instalación/)
  expect(stdout).toMatch(
    /0066_deuda_liquidada: [\d,]+ s\n {4}detiene public\.paquete_carga \(20\.000 filas\) [\d,]+ s/,
  )
  expect(stdout).toMatch(/✔ Documentos:.*\n(✔ Permisos:.*\n)?Se puede actualizar a la versión/)
  // The migrations also lock the table `padron_envio`. The table has no rows, so its lock stops nobody, and the report
  // leaves the table out.
  expect(stdout).not.toContain('public.padron_envio')
  expect(await readEstado()).toEqual(antes)
  expect(readdirSync(en)).toEqual([expect.stringMatching(/^apremia-/)])
  const { stdout: json } = await rehearse('--json')
  expect(JSON.parse(json)).toMatchObject({
    milisegundosDeActualizar: expect.any(Number),
    ...{ comando: 'respaldo ensayar', desde: '0.0.9', hasta: readVersion(), sePuede: true },
    migraciones: expect.arrayContaining([
      expect.objectContaining({ nombre: '0070_libro_sin_bloques_guardados' }),
    ]),
  })
})

it('rehearses on an encrypted copy, and asks for its key', async () => {
  const clave = join(newFolder(), 'clave')
  writeFileSync(clave, randomBytes(32))
  const { code, stdout, stderr } = await rehearse('--clave', clave)
  expect(code, stderr).toBe(0)
  expect(stdout).toContain('Se puede actualizar')
  expect(await runComando(where, PUERTO, ['verificar', '--en', en])).toMatchObject({
    ...{ code: 2, stderr: expect.stringContaining('--clave') },
  })
})

it('a migration that the data do not admit is named, and nothing of the rehearsal stays but the copy', async () => {
  await breakMigracion()
  const antes = await readEstado()
  let pid = 0
  const { code, stdout, stderr } = await rehearseAs((suyo) => {
    pid = suyo
  })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('La migración 0068_equivalencias de la versión')
  expect(stderr).toContain('(42701)')
  expect(stderr).toContain('No actualice')
  expect(await readEstado()).toEqual(antes)
  expect(listCarpetas(pid)).toEqual([])
  const [nombre = ''] = readdirSync(en)
  expect(stderr).toContain(`La copia ${nombre} está hecha y queda`)
})

it('refuses by name a database that a newer program wrote', async () => {
  const nueva =
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)"
  await visit(({ escrituras }) => escrituras.query(nueva))
  try {
    await visit(({ escrituras }) => escrituras.query("update instalacion set version = '99.0.0'"))
    const { code, stderr } = await rehearse()
    expect(code).toBe(1)
    expect(stderr).toContain('La base es de Apremia 99.0.0')
    expect(stderr).toContain('Ensaye con esa versión o una posterior')
    expect(readdirSync(en)).toEqual([])
  } finally {
    await visit(async ({ escrituras }) => {
      await escrituras.query("delete from drizzle.__drizzle_migrations where hash = 'x'")
      await escrituras.query("update instalacion set version = '0.0.9'")
    })
  }
})

it('a rehearsal that is killed touches nothing, and the next one removes what it left', async () => {
  const antes = await readEstado()
  let pid = 0
  const matado = rehearseAs((suyo) => {
    pid = suyo
  })
  await expect.poll(() => listCarpetas(pid), { interval: 5 }).toHaveLength(1)
  process.kill(pid, 'SIGKILL')
  expect((await matado).code).not.toBe(0)
  expect(listCarpetas(pid)).toHaveLength(1)
  expect(await readEstado()).toEqual(antes)
  const { code, stderr } = await rehearse()
  expect(code, stderr).toBe(0)
  expect(listCarpetas(pid)).toEqual([])
})

it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
  'with PostgreSQL, the next one drops the scratch database of one that was killed',
  async () => {
    const url = where.databaseUrl ?? ''
    // Query that finds the name of the scratch database. The rehearsal's last query on the installation's database is
    // `create database` with that name. PostgreSQL shows the last query of each connection.
    const HECHA = `select substring(query from 'apremia_verificar_[0-9a-f]+') as base from pg_stat_activity
      where datname = current_database() and query like 'create database apremia%'`
    let pid = 0
    const matado = rehearseAs((suyo) => {
      pid = suyo
    })
    await expect.poll(() => askPostgres(url, HECHA), { interval: 5 }).toHaveLength(1)
    const base = String((await askPostgres(url, HECHA))[0]?.base)
    const usos = () =>
      askPostgres(url, `select usename from pg_stat_activity where datname = '${base}'`)
    // Waits until pg_restore, which fills the scratch database, has opened the second connection to it.
    await expect.poll(usos, { interval: 5 }).toHaveLength(2)
    process.kill(pid, 'SIGKILL')
    await matado
    await expect.poll(usos).toEqual([])
    const { code, stderr } = await rehearse()
    expect(code, stderr).toBe(0)
    expect(await askPostgres(url, `select from pg_database where datname = '${base}'`)).toEqual([])
  },
)

it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
  'with PostgreSQL, a database that the person gives is empty again, also when a migration fails',
  async () => {
    const base = await createBeside(where.databaseUrl ?? '')
    const lugar = lugarDe(where)
    const { nombre } = await createRespaldo(lugar, { en, archivoDeClave: undefined })
    const pedido = { en, cual: nombre, base, archivoDeClave: undefined }
    const TABLAS =
      "select count(*)::int as n from pg_tables where schemaname in ('public', 'drizzle')"
    await verifyRespaldo(lugar, pedido)
    expect(await askPostgres(base, TABLAS)).toEqual([{ n: 0 }])
    await breakMigracion()
    const mala = await createRespaldo(lugar, { en, archivoDeClave: undefined })
    await expect(verifyRespaldo(lugar, { ...pedido, cual: mala.nombre })).rejects.toThrow(
      '0068_equivalencias',
    )
    expect(await askPostgres(base, TABLAS)).toEqual([{ n: 0 }])
    await askPostgres(base, 'create table ajena as select 1 as n')
    await expect(verifyRespaldo(lugar, pedido)).rejects.toThrow('ya tiene tablas')
    expect(await askPostgres(base, TABLAS)).toEqual([{ n: 1 }])
  },
)

it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
  'with PostgreSQL, what keeps the copy from being tried is said before the copy is made',
  async () => {
    const dada = await createBeside(where.databaseUrl ?? '')
    await askPostgres(dada, 'create table ajena as select 1 as n')
    const conTablas = await rehearse('--base', dada)
    expect([conTablas.code, readdirSync(en)]).toEqual([2, []])
    expect(conTablas.stderr).toContain('de --base ya tiene tablas')
    const url = new URL(where.databaseUrl ?? '')
    url.username = await createRol(url.href, 'login')
    const sinPermiso = await runComando({ ...where, databaseUrl: url.href }, PUERTO, [
      ...['ensayar', '--en', en],
    ])
    expect([sinPermiso.code, readdirSync(en)]).toEqual([2, []])
    expect(sinPermiso.stderr).toContain('no puede crear una base de prueba')
  },
)

it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
  'with PostgreSQL, a table of the installation that its user may not change is a reason not to update, also when a migration fails',
  async () => {
    const url = new URL(where.databaseUrl ?? '')
    const base = url.pathname.slice(1)
    const rol = await createRol(url.href, 'login createdb')
    await askPostgres(url.href, `grant all on database ${base} to ${rol}`)
    await askPostgres(url.href, `grant pg_read_all_data to ${rol}`)
    url.username = rol
    const rehearseAsRol = () =>
      runComando({ ...where, databaseUrl: url.href }, PUERTO, ['ensayar', '--en', en])
    const NO_PUEDE = new RegExp(`✘ Permisos: .*«${rol}».* public\\.\\w+ y \\d+ más`)
    const ensayado = await rehearseAsRol()
    expect(ensayado.code, ensayado.stderr).toBe(1)
    expect(ensayado.stdout).toMatch(NO_PUEDE)
    expect(ensayado.stdout).toContain('No actualice a la versión')
    await breakMigracion()
    const { code, stdout, stderr } = await rehearseAsRol()
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('La migración 0068_equivalencias de la versión')
    expect(stderr).toMatch(NO_PUEDE)
  },
)
