/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import S3rver from 's3rver'
import { type AlmacenConfig, readAlmacen } from '../src/platform/config-de-almacen.ts'

const BUCKET = 'docs'
const PREFIJO = 'apremia/'

type Falla = (request: IncomingMessage, response: ServerResponse) => boolean

export interface AlmacenDePrueba {
  readonly env: Readonly<Record<string, string>>
  readonly config: AlmacenConfig
  /** Requests received, such as 'GET ab12…'. */
  readonly pedidos: string[]
  /**
   * Makes the requests to the fake store fail. From then on, `falla` receives each request. It answers the request and
   * returns true, or returns false to let the store answer. Undefined ends the failures.
   */
  readonly fail: (falla: Falla | undefined) => void
  /**
   * Makes the requests with a given HTTP method and URL wait until `release` is called. `llega` resolves when the first
   * of these requests arrives.
   */
  readonly hold: (
    method: string,
    url?: RegExp,
  ) => { readonly llega: Promise<void>; readonly release: () => void }
  /** Ends the connections of the requests that have no answer yet. */
  readonly drop: () => void
  readonly listStored: () => string[]
  /** Lists the keys of the stored objects that begin with `bajo`. It also finds objects that are not documents. */
  readonly listKeys: (bajo: string) => string[]
  readonly pathOf: (sha256: string) => string
  readonly close: () => Promise<void>
}

/**
 * s3rver answers a request that stores an object before it has written the whole file. The returned function waits
 * until the file is complete.
 */
const waitForFile = (store: S3rver['store']): S3rver['store']['putObject'] => {
  const put = store.putObject.bind(store)
  return async (object) => {
    const path = store.getResourcePath(object.bucket, object.key, 'object')
    rmSync(path, { force: true })
    const guardado = await put(object)
    while ((statSync(path, { throwIfNoEntry: false })?.size ?? -1) < guardado.size)
      await setImmediate()
    return guardado
  }
}

const createPuerta = () => {
  let open = () => {}
  const abierta = new Promise<void>((resolve) => {
    open = resolve
  })
  return { abierta, open: () => open() }
}

export const startAlmacen = async (): Promise<AlmacenDePrueba> => {
  const directory = mkdtempSync(join(tmpdir(), 'apremia-s3-'))
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] })
  await s3.configureBuckets()
  s3.store.putObject = waitForFile(s3.store)
  const answer = s3.callback()
  const turno = new Mutex()
  /**
   * The fake store s3rver fails to list its objects when one of them is removed or replaced meanwhile. Lists and writes
   * therefore wait for each other.
   */
  const answerInTurn = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request
    if (method === 'HEAD' || (method === 'GET' && !url.includes('list-type')))
      return answer(request, response)
    const release = await turno.acquire()
    response.once('close', release)
    if (response.destroyed) release()
    answer(request, response)
  }
  const pedidos: string[] = []
  let falla: Falla | undefined
  let espera: ((method: string, url: string) => Promise<void>) | undefined
  const server = createServer(async (request, response) => {
    pedidos.push(`${request.method} ${(request.url ?? '').split('/').at(-1)}`)
    await espera?.(request.method ?? '', request.url ?? '')
    if (falla?.(request, response) !== true) await answerInTurn(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = {
    DOCUMENTOS_S3_URL: `http://127.0.0.1:${port}/${BUCKET}/${PREFIJO}`,
    ...{ DOCUMENTOS_S3_CLAVE: 'S3RVER', DOCUMENTOS_S3_SECRETO: 'S3RVER' },
  }
  const config = readAlmacen(env)
  if (config === undefined) throw new Error('sin almacén')
  const listFiles = () =>
    readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap(
      ({ name }) => /^([0-9a-f]{64})\._S3rver_object$/.exec(name)?.[1] ?? [],
    )
  return {
    ...{ env, config, pedidos },
    fail: (otra) => {
      falla = otra
    },
    hold: (method, donde = /./) => {
      const entrada = createPuerta()
      const salida = createPuerta()
      espera = async (uno, url) => {
        if (uno !== method || !donde.test(url)) return
        entrada.open()
        await salida.abierta
      }
      const release = () => {
        espera = undefined
        salida.open()
      }
      return { llega: entrada.abierta, release }
    },
    drop: () => server.closeAllConnections(),
    listStored: () => listFiles().sort(),
    listKeys: (bajo) =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' }).flatMap(
        (path) => {
          const [, key] = /^(.*)\._S3rver_object$/.exec(path) ?? []
          return key?.startsWith(`${PREFIJO}${bajo}`) ? [key.slice(PREFIJO.length)] : []
        },
      ),
    pathOf: (sha256) =>
      s3.store.getResourcePath(BUCKET, `${PREFIJO}${sha256.slice(0, 2)}/${sha256}`, 'object'),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Failure of a stopped store: the connection of every request is ended. */
export const caido: Falla = (request) => {
  request.socket.destroy()
  return true
}

/** Failure of a store that answers no request. */
export const callado: Falla = () => true
