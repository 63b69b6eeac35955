import { createHash, randomBytes } from 'node:crypto'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AlmacenDePrueba, caido, callado, startAlmacen } from '../../../test/almacen-s3.ts'
import type { PorPoner } from '../deposito.ts'
import { createClienteS3 } from './cliente-s3.ts'
import { createDepositoEnS3 } from './deposito-en-s3.ts'
import { parseLista } from './list-objetos.ts'

let folder = ''
let almacen: AlmacenDePrueba
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'apremia-deposito-s3-'))
  almacen = await startAlmacen()
})
afterEach(() => almacen.fail(undefined))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await almacen.close()
})

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

let numero = 0
const newFile = (tamano = 100_000): PorPoner & { readonly bytes: Buffer } => {
  numero += 1
  const bytes = randomBytes(tamano)
  const path = join(folder, `archivo-${numero}`)
  writeFileSync(path, bytes)
  return { sha256: hashOf(bytes), tamano, path, bytes }
}

const ESPERAS = { conexion: 500, respuesta: 300, pausa: 60_000 }
const openMachine = (copiasLocales = 10_000_000) => {
  const copias = mkdtempSync(join(folder, 'copias-'))
  const cliente = createClienteS3(almacen.config, ESPERAS)
  return {
    copias,
    deposito: createDepositoEnS3({ ...almacen.config, copiasLocales }, copias, cliente),
  }
}

const copiesIn = (copias: string) =>
  readdirSync(copias, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

const readAll = async (
  leido: Awaited<ReturnType<ReturnType<typeof createDepositoEnS3>['readWhole']>>,
) => (typeof leido === 'string' ? leido : hashOf(await buffer(leido)))

const NO_DISPONIBLE = { status: 503, code: 'almacen-no-disponible' }

describe('local copies', () => {
  it('readers that come together download the document once, and later ones do not', async () => {
    const archivo = newFile()
    await openMachine().deposito.putAll([archivo])
    const { deposito } = openMachine()
    almacen.pedidos.length = 0
    const leidos = await Promise.all(
      Array.from({ length: 10 }, async () => readAll(await deposito.readWhole(archivo.sha256))),
    )
    expect(new Set(leidos)).toEqual(new Set([archivo.sha256]))
    expect(await readAll(await deposito.readWhole(archivo.sha256))).toBe(archivo.sha256)
    expect(almacen.pedidos).toEqual([`GET ${archivo.sha256}`])
  })

  it('what was put is read without the store', async () => {
    const archivo = newFile()
    const { deposito } = openMachine()
    await deposito.putAll([archivo])
    almacen.fail(caido)
    expect(await readAll(await deposito.readWhole(archivo.sha256))).toBe(archivo.sha256)
  })

  it('a damaged copy is brought again', async () => {
    const archivo = newFile()
    const { deposito, copias } = openMachine()
    await deposito.putAll([archivo])
    const [copia = ''] = copiesIn(copias)
    rmSync(copia)
    writeFileSync(copia, Buffer.from(archivo.bytes).fill(0, 100, 101))
    expect(await readAll(await deposito.readWhole(archivo.sha256))).toBe(archivo.sha256)
    writeFileSync(copia, 'cortada')
    const prestado = await deposito.lend(archivo.sha256, true)
    if (typeof prestado === 'string') throw new Error(prestado)
    expect(hashOf(readFileSync(prestado.path))).toBe(archivo.sha256)
    await prestado.release()
    expect(copiesIn(copias)).toEqual([copia])
  })

  it('the copies used least recently go away beyond the limit, and one in use stays readable', async () => {
    const { deposito, copias } = openMachine(1_000_000)
    const archivos = Array.from({ length: 12 }, () => newFile())
    const [primero, segundo] = archivos
    if (!primero || !segundo) throw new Error('sin archivos')
    await deposito.putAll([primero])
    await deposito.putAll([segundo])
    for (const copia of copiesIn(copias)) utimesSync(copia, 1_000, 1_000)
    const prestado = await deposito.lend(segundo.sha256, true)
    if (typeof prestado === 'string') throw new Error(prestado)
    utimesSync(prestado.path, 2_000, 2_000)
    const abierto = await deposito.readWhole(primero.sha256)
    for (const archivo of archivos.slice(2)) await deposito.putAll([archivo])
    const nombres = copiesIn(copias).map((path) => path.slice(-64))
    expect(nombres).not.toContain(segundo.sha256)
    expect(hashOf(readFileSync(prestado.path))).toBe(segundo.sha256)
    await prestado.release()
    expect(await readAll(abierto)).toBe(primero.sha256)
    const suma = copiesIn(copias).reduce((total, path) => total + statSync(path).size, 0)
    expect(suma).toBeLessThanOrEqual(1_100_000)
    // Larger than all the copies may be together.
    const grande = newFile(3_000_000)
    await openMachine().deposito.putAll([grande])
    expect(await readAll(await deposito.readWhole(grande.sha256))).toBe(grande.sha256)
  })
})

describe('a store that fails', () => {
  it.each([
    ['is down', caido],
    ['never answers', callado],
    [
      'answers with errors',
      (_, response) => response.writeHead(503).end('<Code>SlowDown</Code>') !== undefined,
    ],
    [
      'refuses the credential',
      (_, response) => response.writeHead(403).end('<Code>InvalidAccessKeyId</Code>') !== undefined,
    ],
    [
      'has another bucket',
      (_, response) => response.writeHead(404).end('<Code>NoSuchBucket</Code>') !== undefined,
    ],
  ] satisfies [string, Parameters<AlmacenDePrueba['fail']>[0]][])(
    'because it %s never means that a document is missing',
    async (_, falla) => {
      const archivo = newFile()
      await openMachine().deposito.putAll([archivo])
      almacen.fail(falla)
      const { deposito } = openMachine()
      await expect(deposito.readWhole(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
      await expect(deposito.check(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
      await expect(deposito.putAll([newFile()])).rejects.toMatchObject(NO_DISPONIBLE)
      expect(deposito.responde()).toBe(false)
      almacen.fail(undefined)
      expect(await readAll(await openMachine().deposito.readWhole(archivo.sha256))).toBe(
        archivo.sha256,
      )
    },
  )

  it('for a moment is asked again, for a download cut in the middle and for an upload', async () => {
    const archivo = newFile()
    const { deposito } = openMachine()
    let fallas = 1
    almacen.fail((request, response) => {
      if (fallas === 0) return false
      fallas -= 1
      if (request.method === 'PUT') response.writeHead(500).end()
      else {
        response.writeHead(200, { 'content-length': archivo.tamano })
        response.write(archivo.bytes.subarray(0, 5_000), () => response.destroy())
      }
      return true
    })
    await deposito.putAll([archivo])
    fallas = 1
    expect(await readAll(await openMachine().deposito.readWhole(archivo.sha256))).toBe(
      archivo.sha256,
    )
    expect(deposito.responde()).toBe(true)
  })

  it('that reads slowly is waited for as long as it goes on', async () => {
    const archivo = newFile(30_000_000)
    let leidos = 0
    let desde = 0
    let hasta = 0
    almacen.fail((request, response) => {
      desde = performance.now()
      request.on('data', (chunk: Buffer) => {
        leidos += chunk.length
        request.pause()
        setTimeout(() => request.resume(), 2)
      })
      request.once('end', () => {
        hasta = performance.now()
        response.writeHead(200).end()
      })
      return true
    })
    await openMachine().deposito.putAll([archivo])
    expect(leidos).toBe(archivo.tamano)
    expect(hasta - desde).toBeGreaterThan(ESPERAS.respuesta)
  })

  it('no upload goes on after the caller was told that one failed', async () => {
    const archivos = [newFile(), newFile(), newFile()]
    const { deposito } = openMachine()
    let enCurso = 0
    almacen.fail((request, response) => {
      if (request.url?.endsWith(archivos[0]?.sha256 ?? '')) {
        response.writeHead(403).end()
        return true
      }
      enCurso += 1
      response.once('close', () => {
        enCurso -= 1
      })
      return false
    })
    await expect(deposito.putAll(archivos)).rejects.toMatchObject(NO_DISPONIBLE)
    expect(enCurso).toBe(0)
  })
})

it('a document that was put before the transaction is not sent again, unless it was removed', async () => {
  const archivo = newFile()
  const { deposito } = openMachine()
  await deposito.putAll([archivo])
  almacen.pedidos.length = 0
  await deposito.putAll([{ ...archivo, puesto: true }])
  await deposito.remove(archivo.sha256)
  await deposito.putAll([{ ...archivo, puesto: true }])
  expect(almacen.pedidos.map((pedido) => pedido.split(' ')[0])).toEqual([
    ...['HEAD', 'DELETE', 'HEAD', 'PUT'],
  ])
  expect(await deposito.check(archivo.sha256)).toBeUndefined()
})

it('the list of the store leaves out other objects, and goes on where a page ends', () => {
  const sha256 = 'ab'.repeat(32)
  const objeto = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-20T15:00:00.000Z</LastModified></Contents>`
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>${objeto(`p/ab/${sha256}`)}${objeto(`p/cd/${sha256}`)}${objeto(`q/ab/${sha256}`)}${objeto('p/léame.txt')}<NextContinuationToken>a&amp;b=</NextContinuationToken></ListBucketResult>`
  expect(parseLista(xml, 'p/')).toEqual({
    archivados: [{ nombre: sha256, tocado: Date.parse('2026-11-20T15:00:00Z') }],
    siguiente: 'a&b=',
  })
  expect(parseLista(xml.replace('true', 'false'), 'p/').siguiente).toBeUndefined()
})
