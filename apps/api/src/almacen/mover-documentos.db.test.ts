import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AlmacenDePrueba, caido, startAlmacen } from '../../test/almacen-s3.ts'
import type { Copia } from '../../test/copia.ts'
import { openDocumentosEnCarpeta } from '../../test/documentos-en-carpeta.ts'
import { copyPlantilla, MEDIODIA } from '../../test/test-db.ts'
import { pathInCarpeta } from '../documentos/deposito-en-carpeta.ts'
import { openDeposito } from '../documentos/open-deposito.ts'
import { openDb } from '../platform/db/open-db.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { assertInstalacion } from '../platform/instalacion.ts'
import { moverDocumentos, ServidorEnMarcha } from './mover-documentos.ts'

let copia: Copia
let almacen: AlmacenDePrueba
let todos: string[]
beforeEach(async () => {
  almacen = await startAlmacen()
  copia = await copyPlantilla()
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    if (copia.databaseUrl !== undefined)
      await assertInstalacion(open.db, { ...copia, almacen: undefined })
    const documentos = openDocumentosEnCarpeta(copia.dataDir)
    for (let n = 0; n < 20; n += 1) {
      const path = documentos.newTemporary()
      writeFileSync(path, `%PDF-1.7 ${n} ${'x'.repeat(5_000)}`)
      await documentos.keepAlone(open.db, path, 'application/pdf')
      rmSync(path)
    }
    const { rows } = await open.pool.query<{ sha256: string }>('select sha256 from documento')
    todos = rows.map(({ sha256 }) => sha256).sort()
  } finally {
    await open.close()
  }
})
afterEach(async () => {
  rmSync(copia.dataDir, { recursive: true, force: true })
  await almacen.close()
})

interface Mudado {
  readonly code: number
  readonly stderr: string
  readonly dicho: {
    readonly copiados: number
    readonly estaban: number
    readonly borrados: number
    readonly sinMover: readonly { readonly documento: string; readonly falla: string }[]
  }
}

const runMover = (
  args: readonly string[],
  onStart: (pid: number) => void = () => undefined,
  otro: Readonly<Record<string, string>> = {},
): Promise<Mudado> =>
  new Promise((resolve) => {
    const program = join(process.env.APREMIA_HILOS ?? '', 'apremia-servidor.js')
    const { dataDir, databaseUrl } = copia
    const env = {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, ...almacen.env },
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...otro,
    }
    const child = execFile(
      process.execPath,
      ['--enable-source-maps', program, 'documentos', 'mover', '--json', ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({
          code: error === null ? 0 : Number(error.code ?? -1),
          stderr,
          dicho: stdout === '' ? undefined : JSON.parse(stdout),
        }),
    )
    if (child.pid !== undefined) onStart(child.pid)
  })

const inFolder = (): string[] =>
  readdirSync(join(copia.dataDir, 'documentos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map(({ name }) => name)
    .sort()

it('moves every document to the store and back, and removes the first place only when asked', async () => {
  const ida = await runMover(['--a', 's3'])
  expect([ida.code, ida.dicho]).toEqual([
    0,
    expect.objectContaining({ copiados: todos.length, estaban: 0, borrados: 0, sinMover: [] }),
  ])
  expect(almacen.listStored()).toEqual(expect.arrayContaining(todos))
  expect(inFolder()).toEqual(expect.arrayContaining(todos))
  const otra = await runMover(['--a', 's3', '--borrar'])
  expect([otra.code, otra.dicho]).toEqual([
    0,
    expect.objectContaining({ copiados: 0, estaban: todos.length, borrados: todos.length }),
  ])
  for (const sha256 of todos) expect(existsSync(pathInCarpeta(copia.dataDir, sha256))).toBe(false)
  const vuelta = await runMover(['--a', 'carpeta', '--borrar'])
  expect([vuelta.code, vuelta.dicho]).toEqual([
    0,
    expect.objectContaining({ copiados: todos.length, borrados: todos.length }),
  ])
  for (const sha256 of todos) expect(almacen.listStored()).not.toContain(sha256)
  expect(inFolder()).toEqual(expect.arrayContaining(todos))
})

it('says which documents are missing or damaged, moves the rest and removes nothing', async () => {
  const [falta = '', danado = ''] = todos
  rmSync(pathInCarpeta(copia.dataDir, falta))
  const path = pathInCarpeta(copia.dataDir, danado)
  writeFileSync(path, readFileSync(path).subarray(0, -1))
  const { code, dicho } = await runMover(['--a', 's3', '--borrar'])
  expect([code, dicho]).toEqual([
    1,
    expect.objectContaining({ copiados: todos.length - 2, borrados: 0 }),
  ])
  expect(dicho.sinMover.map(({ documento, falla }) => [documento, falla])).toEqual([
    [falta, 'falta'],
    [danado, 'alterado'],
  ])
  expect(inFolder()).toEqual(expect.arrayContaining(todos.filter((uno) => uno !== falta)))
})

it('goes on where it was interrupted', async () => {
  const { llega, release } = almacen.hold('PUT', /[0-9a-f]{64}$/)
  let pid = 0
  const corre = runMover(['--a', 's3'], (uno) => {
    pid = uno
  })
  await llega
  process.kill(pid, 'SIGKILL')
  await corre
  release()
  const { code, dicho } = await runMover(['--a', 's3'])
  expect([code, dicho.copiados + dicho.estaban]).toEqual([0, todos.length])
  expect(almacen.listStored()).toEqual(expect.arrayContaining(todos))
})

it('says that the store is down, or what is missing in the order', async () => {
  almacen.fail(caido)
  const caida = await runMover(['--a', 's3'])
  expect([caida.code, caida.stderr]).toEqual([7, expect.stringContaining('almacén de documentos')])
  const mal = await runMover(['--a', 'nube'])
  expect([mal.code, mal.stderr]).toEqual([2, expect.stringContaining('--a s3')])
})

it('does not move to the store of another installation, nor from a folder of another database', async () => {
  expect((await runMover(['--a', 's3'])).code).toBe(0)
  const open = await openDb({ ...copia, now: MEDIODIA })
  await open.pool.query("update secreto set valor = 'otra' where clave = 'instalacion'")
  await open.close()
  if (copia.databaseUrl !== undefined) writeFileSync(join(copia.dataDir, 'instalacion'), 'otra\n')
  const ajeno = await runMover(['--a', 'carpeta', '--borrar'])
  expect([ajeno.code, ajeno.stderr]).toEqual([2, expect.stringContaining('de otra instalación')])
  expect(almacen.listStored()).toEqual(todos)
  const vacia = join(copia.dataDir, 'vacia')
  const perdida = await runMover(['--a', 's3'], undefined, { DATA_DIR: vacia })
  expect([perdida.code, perdida.stderr]).toEqual([2, expect.stringContaining(vacia)])
  expect(existsSync(vacia)).toBe(false)
})

it('removes only what it compared, and nothing when a server starts meanwhile', async () => {
  const open = await openDb({ ...copia, now: MEDIODIA })
  try {
    const { db } = open
    const documentos = openDocumentosEnCarpeta(copia.dataDir)
    const tardio = documentos.newTemporary()
    // The other documents are being copied to the destination, in the order of their hashes. This new document has the
    // lowest hash. The copying has already passed that hash, so it misses the document.
    const antes = (texto: string) =>
      createHash('sha256').update(texto).digest('hex') < (todos[0] ?? '')
    let texto = '%PDF-1.7 '
    while (!antes(texto)) texto += 'x'
    writeFileSync(tardio, texto)
    let sha256 = ''
    let llegados = 0
    const { deposito: destino } = openDeposito({ ...copia, almacen: almacen.config })
    const { deposito: origen } = openDeposito({ ...copia, almacen: undefined })
    const mudanza = {
      ...{ db, origen, destino, signal: new AbortController().signal, avance: () => undefined },
      countServidores: async () => 0,
    }
    const tarde = {
      ...destino,
      check: async (uno: string) => {
        llegados += 1
        const falla = await destino.check(uno)
        // Stores a new document in the source store while the copy handles the last document.
        if (llegados === todos.length) {
          const guardado = await documentos.keepAlone(db, tardio, 'application/pdf')
          sha256 = guardado.sha256
        }
        return falla
      },
    }
    const enMarcha = { ...mudanza, countServidores: async () => 1 }
    await expect(moverDocumentos(enMarcha, true)).rejects.toThrow(ServidorEnMarcha)
    expect(inFolder()).toEqual(expect.arrayContaining(todos))
    expect(await moverDocumentos({ ...mudanza, destino: tarde }, true)).toMatchObject({
      ...{ borrados: todos.length, sinComprobar: 1, sinMover: [] },
    })
    expect(inFolder()).toEqual([sha256])
  } finally {
    await open.close()
  }
})

it.runIf(process.env.APREMIA_TEST_MOTOR === 'postgres')(
  'a removal that takes long is not taken for one of a suspended process',
  async () => {
    const open = await openDb({ ...copia, now: MEDIODIA })
    try {
      const { deposito: destino } = openDeposito({ ...copia, almacen: almacen.config })
      const { deposito: origen } = openDeposito({ ...copia, almacen: undefined })
      let abierta: Queryable = open.db
      let lenta = true
      const movidos = await moverDocumentos(
        {
          ...{
            db: open.db,
            destino,
            signal: new AbortController().signal,
            avance: () => undefined,
          },
          countServidores: async (tx) => {
            abierta = tx
            return 0
          },
          origen: {
            ...origen,
            lejano: true,
            remove: async (sha256) => {
              if (lenta) {
                lenta = false
                await abierta.execute("set local idle_in_transaction_session_timeout = '2s'")
                await pass(4_000)
              }
              await origen.remove(sha256)
            },
          },
        },
        true,
      )
      expect(movidos.borrados).toBe(todos.length)
    } finally {
      await open.close()
    }
  },
)
