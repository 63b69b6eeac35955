import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
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
import { createCopiasLocales } from './copias-locales.ts'
import { createDepositoEnS3 } from './deposito-en-s3.ts'
import { describeFallaDeS3, FallaDeS3 } from './falla-de-s3.ts'
import { parseLista, toArchivado } from './list-objetos.ts'

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

const ESPERAS = { conexion: 500, breve: 300, cola: 2_000, respuesta: 300, pausa: 60_000 }
const openMachine = (copiasLocales = 10_000_000, esperas: Partial<typeof ESPERAS> = {}) => {
  const copias = mkdtempSync(join(folder, 'copias-'))
  const cliente = createClienteS3(almacen.config, { ...ESPERAS, ...esperas })
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

const isProbe = (url = ''): boolean => url.endsWith('instalacion')

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
    writeFileSync(copia, Buffer.from(archivo.bytes).fill(0, 100, 116))
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
    const nombres = () => copiesIn(copias).map((path) => path.slice(-64))
    await expect.poll(nombres).not.toContain(segundo.sha256)
    expect(hashOf(readFileSync(prestado.path))).toBe(segundo.sha256)
    await prestado.release()
    expect(await readAll(abierto)).toBe(primero.sha256)
    const sum = () => copiesIn(copias).reduce((total, path) => total + statSync(path).size, 0)
    await expect.poll(sum).toBeLessThanOrEqual(1_100_000)
    // A document of 3 MB is larger than the size limit of all the local copies together.
    const grande = newFile(3_000_000)
    await openMachine().deposito.putAll([grande])
    expect(await readAll(await deposito.readWhole(grande.sha256))).toBe(grande.sha256)
  })
})

it('the local copies may be removed while the server runs, and a removed document leaves none', async () => {
  const archivo = newFile()
  const { deposito, copias } = openMachine()
  await deposito.putAll([archivo])
  rmSync(copias, { recursive: true })
  expect(await readAll(await deposito.readWhole(archivo.sha256))).toBe(archivo.sha256)
  const { llega, release } = almacen.hold('DELETE')
  const borrado = deposito.remove(archivo.sha256)
  await llega
  // While the store is removing the document, a reader downloads it into the local copies again.
  expect(await readAll(await deposito.readWhole(archivo.sha256))).toBe(archivo.sha256)
  release()
  await borrado
  expect(copiesIn(copias)).toEqual([])
})

it('a lent copy looks new, so that no other process takes it for abandoned', async () => {
  const archivo = newFile()
  const { deposito, copias } = openMachine()
  await deposito.putAll([archivo])
  for (const copia of copiesIn(copias)) utimesSync(copia, 1_000, 1_000)
  const prestado = await deposito.lend(archivo.sha256, false)
  if (typeof prestado === 'string') throw new Error(prestado)
  expect(statSync(prestado.path).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
  await prestado.release()
})

it('a full disk makes room for a copy among the others', async () => {
  const copias = createCopiasLocales(mkdtempSync(join(folder, 'copias-')), 10_000_000)
  const archivos = [newFile(), newFile(), newFile(), newFile()]
  for (const [n, { sha256, path }] of archivos.entries()) {
    await copias.addLink(sha256, path)
    utimesSync(copias.pathOf(sha256), n + 1, n + 1)
  }
  await copias.makeRoom()
  expect(archivos.map(({ sha256 }) => existsSync(copias.pathOf(sha256)))).toEqual([
    ...[false, false, true, true],
  ])
  expect(() => copias.pathOf('../instalacion')).toThrow(RangeError)
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
      'is behind something that answers 404',
      (_, response) => response.writeHead(404).end('<h1>Not found</h1>') !== undefined,
    ],
    [
      'is behind something that answers 200',
      (_, response) => response.writeHead(200).end('<h1>Ingrese a la red</h1>') !== undefined,
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
      await expect(openMachine().deposito.has(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
      await expect(openMachine().deposito.remove('ab'.repeat(32))).rejects.toMatchObject(
        NO_DISPONIBLE,
      )
      await expect(openMachine().deposito.list().next()).rejects.toMatchObject(NO_DISPONIBLE)
      await expect(openMachine().deposito.putAll([newFile()])).rejects.toMatchObject(NO_DISPONIBLE)
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
        response.writeHead(200, { 'content-length': archivo.tamano, etag: '"a"' })
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
        response.writeHead(200, { etag: '"a"' }).end()
      })
      return true
    })
    await openMachine().deposito.putAll([archivo])
    expect(leidos).toBe(archivo.tamano)
    expect(hasta - desde).toBeGreaterThan(ESPERAS.respuesta)
  })

  it('that sends a byte now and then does not hold a reader forever', async () => {
    const archivo = newFile()
    const timers: NodeJS.Timeout[] = []
    almacen.fail((_, response) => {
      response.writeHead(200, { 'content-length': archivo.tamano, etag: '"a"' })
      timers.push(setInterval(() => response.write('x'), 50))
      return true
    })
    const { deposito } = openMachine()
    await expect(deposito.readWhole(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
    timers.forEach(clearInterval)
  })

  it('does not make a question wait behind the transfers', async () => {
    const { deposito } = openMachine(10_000_000, { respuesta: 60_000, cola: 60_000 })
    const { release } = almacen.hold('PUT')
    const subidas = Array.from({ length: 3 }, () =>
      deposito.putAll(Array.from({ length: 8 }, () => newFile(10))),
    )
    await expect
      .poll(() => almacen.pedidos.filter((uno) => uno.startsWith('PUT')).length)
      .toBeGreaterThanOrEqual(16)
    expect(await deposito.has('ab'.repeat(32))).toBe(false)
    release()
    await Promise.all(subidas)
  })

  it('is not asked twice to remove, nor while a transaction waits', async () => {
    almacen.fail(callado)
    almacen.pedidos.length = 0
    const archivo = newFile()
    await expect(openMachine().deposito.remove(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
    const preparado = { ...archivo, puesto: true }
    await expect(openMachine().deposito.putAll([preparado])).rejects.toMatchObject(NO_DISPONIBLE)
    expect(almacen.pedidos.filter((uno) => uno.includes(archivo.sha256))).toEqual([
      ...[`DELETE ${archivo.sha256}`, `HEAD ${archivo.sha256}`],
    ])
  })

  it('does not take one document that is too large for a failure of the rest', async () => {
    almacen.fail((request, response) => {
      request.resume()
      response.writeHead(400).end('<Error><Code>EntityTooLarge</Code></Error>')
      return true
    })
    const { deposito } = openMachine()
    for (let n = 0; n < 4; n += 1)
      await expect(deposito.putAll([newFile()])).rejects.toMatchObject({
        ...{ status: 413, code: 'documento-grande' },
      })
    expect(deposito.responde()).toBe(true)
  })

  it.each(['RequestTimeout', 'OperationAborted'])('is asked again after %s', async (code) => {
    const archivo = newFile()
    let fallas = 1
    almacen.fail((request, response) => {
      if (fallas === 0) return false
      fallas -= 1
      request.resume()
      response.writeHead(400).end(`<Error><Code>${code}</Code></Error>`)
      return true
    })
    const { deposito } = openMachine()
    await deposito.putAll([archivo])
    expect(await deposito.check(archivo.sha256)).toBeUndefined()
  })

  it.each([
    ['RequestTimeTooSkewed', 'reloj'],
    ['InvalidAccessKeyId', 'DOCUMENTOS_S3_CLAVE'],
    ['AccessDenied', 'permiso'],
    ['NoSuchBucket', 'bucket'],
    ['AuthorizationHeaderMalformed', 'DOCUMENTOS_S3_REGION'],
    ['OtroCodigo', 'OtroCodigo'],
  ])('says in plain words what %s means', (code, dicho) => {
    expect(describeFallaDeS3(new FallaDeS3(code, false))).toContain(dicho)
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
    ...['HEAD', 'DELETE', 'HEAD', 'GET', 'PUT'],
  ])
  expect(await deposito.check(archivo.sha256)).toBeUndefined()
})

it('the list of the store leaves out other objects, and goes on where a page ends', () => {
  const sha256 = 'ab'.repeat(32)
  const objeto = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-20T15:00:00.000Z</LastModified></Contents>`
  const xml = `<ListBucketResult><IsTruncated>true</IsTruncated>${objeto(`p/ab/${sha256}`)}${objeto(`p/cd/${sha256}`)}${objeto(`q/ab/${sha256}`)}${objeto('p/léame.txt')}<NextContinuationToken>a&amp;b=</NextContinuationToken></ListBucketResult>`
  const { objetos, siguiente } = parseLista(xml, 'p/')
  expect(objetos.flatMap(toArchivado)).toEqual([
    { nombre: sha256, tocado: Date.parse('2026-11-20T15:00:00Z') },
  ])
  expect(siguiente).toBe('a&b=')
  expect(parseLista(xml.replace('true', 'false'), 'p/').siguiente).toBeUndefined()
  expect(() => parseLista(xml.replace(/<Next.*Token>/, ''), 'p/')).toThrow('ListaCortada')
  expect(() => parseLista('<html></html>', 'p/')).toThrow('SinLista')
})

describe('over a store without the remains of other tests', () => {
  beforeAll(async () => {
    await almacen.close()
    almacen = await startAlmacen()
  })

  it('is not asked again until a probe finds it, and the health recovers without requests', async () => {
    const archivo = newFile()
    const { deposito } = openMachine(10_000_000, { pausa: 20, breve: 20_000 })
    almacen.fail((request, response) => isProbe(request.url) || caido(request, response))
    almacen.pedidos.length = 0
    await expect(deposito.check(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
    expect(deposito.responde()).toBe(false)
    expect(almacen.pedidos.filter((pedido) => pedido.includes(archivo.sha256))).toHaveLength(3)
    // While the server tests whether the store answers again, a new request fails at once instead of waiting.
    await expect.poll(() => almacen.pedidos.some((uno) => isProbe(uno))).toBe(true)
    await expect(deposito.check(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
    expect(almacen.pedidos.filter((pedido) => pedido.includes(archivo.sha256))).toHaveLength(3)
    almacen.fail(undefined)
    almacen.drop()
    await expect.poll(() => deposito.responde()).toBe(true)
  })

  it('the first installation keeps its place, and another one that comes there is refused', async () => {
    const propia = openMachine().deposito
    await propia.claim('una')
    await openMachine().deposito.claim('una')
    const ajena = openMachine().deposito
    await expect(ajena.claim('otra')).rejects.toMatchObject({ cause: { code: 'OtraInstalacion' } })
    await expect(ajena.putAll([newFile()])).rejects.toMatchObject(NO_DISPONIBLE)
    const archivo = newFile()
    await propia.putAll([archivo])
    await expect(ajena.remove(archivo.sha256)).rejects.toMatchObject(NO_DISPONIBLE)
    expect(await propia.check(archivo.sha256)).toBeUndefined()
  })

  it('an installation that started without its store claims it before it puts or removes', async () => {
    const { deposito } = openMachine(10_000_000, { pausa: 20, breve: 20_000 })
    almacen.fail(caido)
    await expect(deposito.claim('otra')).rejects.toMatchObject(NO_DISPONIBLE)
    almacen.fail(undefined)
    await expect.poll(() => deposito.responde()).toBe(true)
    await expect(deposito.putAll([newFile()])).rejects.toMatchObject({
      cause: { code: 'OtraInstalacion' },
    })
  })
})
