import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, caido, startAlmacen } from '../../test/almacen-s3.ts'
import { MEDIODIA, openTestDb, type TestDb } from '../../test/test-db.ts'
import { bodyOfBytes, createObjetos, type Objetos } from '../documentos/s3/objetos.ts'
import { cleanRevisados, createRevisadosEnAlmacen } from './revisados-en-almacen.ts'

const DNI = '20000001'
let almacen: AlmacenDePrueba
let open: TestDb
let objetos: Objetos
let now = MEDIODIA
const folder = mkdtempSync(join(tmpdir(), 'apremia-revisados-'))
beforeAll(async () => {
  almacen = await startAlmacen()
  open = await openTestDb()
  objetos = createObjetos(almacen.config)
})
afterEach(() => {
  almacen.fail(undefined)
  now = MEDIODIA
})
afterAll(async () => {
  await open.close()
  await almacen.close()
  rmSync(folder, { recursive: true })
})

const lugar = () => ({ db: open.db, objetos, ahora: () => now })
/** Imitates another process that shares the database and the store. */
const openProceso = () => createRevisadosEnAlmacen(lugar(), 'planilla', 'Envíela otra vez.')

const newFile = (texto: string) => {
  const path = join(folder, texto)
  writeFileSync(path, texto)
  const sha256 = createHash('sha256').update(texto).digest('hex')
  return { path, name: `${texto}.xlsx`, size: texto.length, sha256 }
}
const read = (libro: string) =>
  openProceso().use(DNI, libro, async ({ path, name }) => [name, readFileSync(path, 'utf8')])
const NO_GUARDADO = { code: 'libro-no-guardado' }

it('the last file of a person is used by another process, and the former one goes away', async () => {
  const [uno, dos] = [newFile('uno'), newFile('dos')]
  expect(await openProceso().keep(DNI, uno)).toBe(uno.sha256)
  expect(await read(uno.sha256)).toEqual(['uno.xlsx', 'uno'])
  await openProceso().keep(DNI, dos)
  await expect(read(uno.sha256)).rejects.toMatchObject(NO_GUARDADO)
  expect(await read(dos.sha256)).toEqual(['dos.xlsx', 'dos'])
  expect(almacen.listKeys('revisados/')).toHaveLength(1)
  await openProceso().forget(DNI)
  await expect(read(dos.sha256)).rejects.toMatchObject(NO_GUARDADO)
  expect(almacen.listKeys('revisados/')).toEqual([])
})

it('a file is not kept without the store, nor after half an hour', async () => {
  const tres = newFile('tres')
  almacen.fail(caido)
  expect(await openProceso().keep(DNI, tres)).toBeNull()
  almacen.fail(undefined)
  // After a failure, a client of the store sends no request until its periodic check finds the store again. The test
  // does not wait for that check and creates a new client.
  objetos = createObjetos(almacen.config)
  await openProceso().keep(DNI, tres)
  now = new Date(MEDIODIA.getTime() + 31 * 60_000)
  await expect(read(tres.sha256)).rejects.toMatchObject(NO_GUARDADO)
  await cleanRevisados(lugar())
  expect(almacen.listKeys('revisados/')).toEqual([])
})

it('what a process that died left without a row is removed after an hour', async () => {
  await objetos.put('revisados/huerfano', bodyOfBytes(Buffer.from('x')))
  now = new Date()
  await cleanRevisados(lugar())
  expect(almacen.listKeys('revisados/')).toEqual(['revisados/huerfano'])
  now = new Date(Date.now() + 2 * 3_600_000)
  await cleanRevisados(lugar())
  expect(almacen.listKeys('revisados/')).toEqual([])
})
