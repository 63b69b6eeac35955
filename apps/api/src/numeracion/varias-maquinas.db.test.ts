import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { type AlmacenDePrueba, caido, startAlmacen } from '../../test/almacen-s3.ts'
import type { Copia } from '../../test/copia.ts'
import { copyDatabase, createBeside } from '../../test/postgres-server.ts'
import { lugarDe } from '../../test/respaldos.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { type LoComun, openLoComun } from '../almacen/open-lo-comun.ts'
import { takeNumeros } from '../emision-de-cartas/cartas-repo.ts'
import { noteEnAlmacen, readTodasLasAnclas } from '../historial/anclas.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import { verifyChain } from '../historial/verify-chain.ts'
import { readConfig } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { SIN_ANOTACION } from '../platform/db/transact.ts'
import { createRespaldo } from '../respaldo/create-respaldo.ts'
import { restoreRespaldo } from '../respaldo/restore-respaldo.ts'
import { assertContinuidad } from './assert-continuidad.ts'
import { createAnotacion } from './create-anotacion.ts'
import { followNumeros } from './follow-numeros.ts'

const ahora = () => MEDIODIA
const SIN_REGISTRO = { error: () => undefined }

interface Maquina extends OpenDb {
  readonly loComun: LoComun
}

let almacen: AlmacenDePrueba
let base: Copia
const emitidas = new Set<number>()
beforeEach(async () => {
  almacen = await startAlmacen()
  base = await copyPlantilla()
  emitidas.clear()
})
afterEach(async () => {
  await almacen.close()
  rmSync(base.dataDir, { recursive: true, force: true })
})

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'apremia-maquina-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const start = async (
  dataDir: string,
  { databaseUrl = base.databaseUrl, restauracion = '', env = almacen.env as object } = {},
): Promise<Maquina> => {
  const config = readConfig({ ...env, DATA_DIR: dataDir, APREMIA_RESTAURACION: restauracion }, '0')
  const open = await openDb({ databaseUrl, dataDir, now: MEDIODIA })
  const loComun = openLoComun(config)
  const lugar = { config, db: open.db, ahora, ...loComun }
  try {
    await assertContinuidad(lugar)
  } catch (error) {
    await open.close()
    throw error
  }
  await noteEnAlmacen(lugar).catch(() => undefined)
  open.onNumeros(await createAnotacion(lugar, SIN_REGISTRO, 20))
  return { ...open, loComun }
}

const startAll = (...folders: readonly string[]) =>
  Promise.all(folders.map((folder) => start(folder)))

const issue = async ({ db }: OpenDb): Promise<number> => {
  const numero = await db.transaction(async (tx) => {
    const tomado = (await takeNumeros(tx, 1)) + 1
    await appendHistorial(tx, {
      ...{ momento: MEDIODIA, actor: SISTEMA, operacion: 'prueba' },
      ...{ entidad: 'prueba', entidadId: '', descripcion: 'Números.' },
    })
    return tomado
  })
  expect(emitidas, `carta Nº ${numero} otra vez`).not.toContain(numero)
  emitidas.add(numero)
  return numero
}

const closeAll = (...maquinas: readonly OpenDb[]) => Promise.all(maquinas.map((una) => una.close()))

const refusalOf = async (started: Promise<unknown>): Promise<string> => {
  const error = await started.then(
    () => expect.unreachable('tenía que negarse'),
    (failure: unknown) => failure,
  )
  expect(error).toBeInstanceOf(ConfigError)
  return (error as ConfigError).message
}

const CODIGO = /APREMIA_RESTAURACION='([0-9a-f]{8} titulos=\d+ cartas=\d+ convenios=\d+)'/

const copyBase = async (): Promise<string> => copyDatabase(base.databaseUrl ?? '')

const countNotas = async ({ loComun }: Maquina) =>
  (await loComun.objetos?.list('anclas/'))?.length ?? 0

it('two machines take turns, and all they leave in the store is the last numbers', async () => {
  const [una, otra] = await startAll(newFolder(), newFolder())
  if (!una || !otra) throw new Error('sin máquinas')
  for (let vez = 0; vez < 5; vez += 1) await Promise.all([issue(una), issue(otra), issue(otra)])
  expect(emitidas.size).toBe(15)
  await issue(una)
  expect((await una.loComun.anclasEnAlmacen?.read())?.anotados.cartas).toBe(16)
  await expect.poll(() => countNotas(una)).toBeLessThan(4)
  await closeAll(una, otra)
})

it('an older copy of the database is refused by every machine, whoever issued the numbers', async () => {
  const folders = [newFolder(), newFolder()]
  const [primera = '', segunda = ''] = folders
  let [una, otra] = await startAll(primera, segunda)
  if (!una || !otra) throw new Error('sin máquinas')
  await issue(una)
  await closeAll(una, otra)
  const vieja = await copyBase()
  ;[una, otra] = await startAll(primera, segunda)
  if (!una || !otra) throw new Error('sin máquinas')
  await issue(otra)
  await issue(otra)
  await closeAll(una, otra)

  const restaurada = { databaseUrl: vieja }
  for (const folder of [...folders, newFolder()])
    expect(await refusalOf(start(folder, restaurada))).toContain('cartas Nº 3')
  const [, restauracion = ''] = CODIGO.exec(await refusalOf(start(primera, restaurada))) ?? []
  una = await start(primera, { ...restaurada, restauracion })
  // The administrator confirms the restored database on one machine only. The other machines, old and new, read the
  // confirmation from the S3-compatible store.
  otra = await start(segunda, restaurada)
  const nueva = await start(newFolder(), restaurada)
  for (const maquina of [nueva, otra, una]) await issue(maquina)
  expect(emitidas.has(6)).toBe(true)
  for (const [dataDir, { db, loComun }] of [
    [primera, una],
    [segunda, otra],
  ] as const) {
    const anclas = await readTodasLasAnclas({
      config: readConfig({ DATA_DIR: dataDir }, '0'),
      ...loComun,
    })
    expect(await verifyChain(db, anclas)).toMatchObject({ valido: true, fallas: [] })
  }
  await closeAll(una, otra, nueva)
})

it('a running machine refuses the numbers that another one issued over a newer database', async () => {
  const [primera, segunda] = [newFolder(), newFolder()]
  const una = await start(primera)
  await issue(una)
  await una.close()
  const vieja = await copyBase()
  const otra = await start(segunda)
  await issue(otra)
  // The first machine starts again, but on an older copy of the database. The second machine has meanwhile issued
  // numbers on the present database. The first machine does not know them yet.
  const atrasada = await openDb({ databaseUrl: vieja, dataDir: primera, now: MEDIODIA })
  const config = readConfig({ ...almacen.env, DATA_DIR: primera }, '0')
  atrasada.onNumeros(
    await createAnotacion({ config, db: atrasada.db, ahora, ...openLoComun(config) }, SIN_REGISTRO),
  )
  await expect(issue(atrasada)).rejects.toMatchObject({ code: 'numeracion-atrasada' })
  await closeAll(otra, atrasada)
})

it('without the store no number is issued, and no new machine joins', async () => {
  const folder = newFolder()
  const una = await start(folder)
  await issue(una)
  almacen.fail(caido)
  await expect(issue(una)).rejects.toMatchObject({ code: 'almacen-no-disponible' })
  const otra = await start(folder)
  await expect(issue(otra)).rejects.toMatchObject({ code: 'almacen-no-disponible' })
  expect(await refusalOf(start(newFolder()))).toContain('Para sumarla hace falta el almacén')
  almacen.fail(undefined)
  await closeAll(una, otra)
  const vuelta = await start(folder)
  expect(await issue(vuelta)).toBe(2)
  await vuelta.close()
})

it('numbers that the store did not take are noted before any other is issued', async () => {
  const [una, otra] = await startAll(newFolder(), newFolder())
  if (!una || !otra) throw new Error('sin máquinas')
  await issue(una)
  // From here on, the S3-compatible store answers when the server reads, and fails when the server writes. The server
  // reads the recorded numbers before it issues a letter, and records the new number afterwards.
  almacen.fail((request, response) => request.method === 'PUT' && caido(request, response))
  await issue(una)
  await expect(issue(una)).rejects.toMatchObject({ code: 'almacen-no-disponible' })
  const leer = async () => (await otra.loComun.anclasEnAlmacen?.read())?.anotados.cartas
  expect(await leer()).toBe(1)
  almacen.fail(undefined)
  await expect.poll(leer).toBe(2)
  expect(await issue(una)).toBe(3)
  await closeAll(una, otra)
})

it('numbers of a machine that died before it noted them are noted by another one', async () => {
  const [una, otra] = await startAll(newFolder(), newFolder())
  if (!una || !otra) throw new Error('sin máquinas')
  const { anclasEnAlmacen } = otra.loComun
  if (anclasEnAlmacen === undefined) throw new Error('sin almacén')
  una.onNumeros(SIN_ANOTACION)
  await issue(una)
  await una.close()
  const leer = async () => (await anclasEnAlmacen.read()).anotados.cartas
  expect(await leer()).toBe(0)
  const fallas: unknown[] = []
  const numeros = followNumeros({ db: otra.db, ahora }, anclasEnAlmacen, (f) => fallas.push(f), 20)
  await expect.poll(leer).toBe(1)
  numeros.stop()
  expect(fallas).toEqual([])
  await otra.close()
})

it('a copy of the folder of a machine is noticed, and several folders without the store too', async () => {
  const [primera, segunda] = [newFolder(), newFolder()]
  await closeAll(...(await startAll(primera, segunda)))
  const copiada = newFolder()
  cpSync(primera, copiada, { recursive: true, preserveTimestamps: true })
  expect(await refusalOf(start(copiada))).toContain('son una copia')
  expect(await refusalOf(start(primera, { env: {} }))).toContain('DOCUMENTOS_S3_URL')
  await closeAll(...(await startAll(primera, segunda)))
})

it('a folder restored from an older copy is noticed', async () => {
  const [primera, segunda] = [newFolder(), newFolder()]
  await closeAll(...(await startAll(primera, segunda)))
  const copiada = newFolder()
  cpSync(primera, copiada, { recursive: true, preserveTimestamps: true })
  await closeAll(await start(primera))
  rmSync(primera, { recursive: true })
  cpSync(copiada, primera, { recursive: true, preserveTimestamps: true })
  expect(await refusalOf(start(primera))).toContain('son una copia')
  // The machine with a copied data folder was refused. A machine with an empty data folder needs no confirmation,
  // because the S3-compatible store has the last document numbers.
  const nueva = await start(newFolder())
  await issue(nueva)
  await nueva.close()
})

it('a backup restored by the command continues after the numbers of every machine', async () => {
  const [primera, segunda, en] = [newFolder(), newFolder(), newFolder()]
  const lugar = (databaseUrl: string | undefined) => ({
    ...lugarDe({ dataDir: primera, databaseUrl }),
    ...openLoComun(readConfig({ ...almacen.env }, '0')),
  })
  const [una, otra] = await startAll(primera, segunda)
  if (!una || !otra) throw new Error('sin máquinas')
  await issue(una)
  const sinClave = { archivoDeClave: undefined }
  const { nombre } = await createRespaldo(lugar(base.databaseUrl), { en, ...sinClave })
  await issue(otra)
  await issue(otra)
  await closeAll(una, otra)
  const databaseUrl = await createBeside(base.databaseUrl ?? '')
  const pedido = { en, cual: nombre, ...sinClave }
  expect((await restoreRespaldo(lugar(databaseUrl), pedido, false)).numeros?.cartas).toBe(3)
  const vueltas = [await start(segunda, { databaseUrl }), await start(primera, { databaseUrl })]
  for (const maquina of vueltas) await issue(maquina)
  expect(Math.max(...emitidas)).toBe(5)
  await closeAll(...vueltas)
})

it('a database that restored machines did not confirm admits no new machine', async () => {
  const primera = newFolder()
  const una = await start(primera)
  await una.db.execute(sql`delete from carpeta_de_datos`)
  await una.db.execute(
    sql`insert into carpeta_de_datos (sello) values ('sello-por-confirmar-prueba')`,
  )
  await una.close()
  expect(await refusalOf(start(newFolder()))).toContain('nadie confirmó sus últimos números')
})
