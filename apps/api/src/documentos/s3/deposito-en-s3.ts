import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { interpolar, textos } from '@apremia/core'
import type { AlmacenConfig } from '../../platform/config-de-almacen.ts'
import { isDiskFull } from '../../platform/db/outage.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { checkFile, type FallaDeDocumento, fallaOf, mapSome } from '../archivos.ts'
import { assertSha256, type Deposito, type PorPoner, type Prestado } from '../deposito.ts'
import { openWhole } from '../deposito-en-carpeta.ts'
import { type ClienteS3, createClienteS3 } from './cliente-s3.ts'
import { type CopiasLocales, createCopiasLocales } from './copias-locales.ts'
import { listArchivados } from './list-objetos.ts'
import { claimAlmacen } from './marca-de-almacen.ts'
import { readChunks } from './transporte-s3.ts'

const TROZO = 1 << 18

/** Size in gigabytes of the largest object that the S3 protocol accepts in one request. */
const GIGAS = 5
const MAXIMO = GIGAS * 2 ** 30

/**
 * Maximum number of attempts to use a local copy. Another process that shares the folder may remove the copy just after
 * it was downloaded, and then the document is downloaded again.
 */
const INTENTOS = 3

/** Numbers of reads since the start of the server that found a local copy (`aciertos`) or did not (`fallos`). */
export interface UsoDeCopias {
  readonly aciertos: number
  readonly fallos: number
}

export interface DepositoEnS3 extends Deposito {
  readonly readUso: () => UsoDeCopias
}

const keyOf = (sha256: string): string => {
  assertSha256(sha256)
  return `${sha256.slice(0, 2)}/${sha256}`
}

/**
 * Downloads a document to the file `path` and returns its hash. Undefined when the store does not have the document.
 */
const bring = (cliente: ClienteS3, sha256: string, path: string): Promise<string | undefined> =>
  cliente.send({ method: 'GET', key: keyOf(sha256) }, async (respuesta) => {
    if (respuesta === undefined) return undefined
    const hash = createHash('sha256')
    await pipeline(
      readChunks(respuesta.body),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(path, { mode: 0o600, highWaterMark: 1 << 20 }),
    )
    return hash.digest('hex')
  })

const checkStored = (cliente: ClienteS3, sha256: string): Promise<FallaDeDocumento | undefined> =>
  cliente.send({ method: 'GET', key: keyOf(sha256) }, async (respuesta) => {
    if (respuesta === undefined) return 'falta'
    const hash = createHash('sha256')
    for await (const chunk of readChunks(respuesta.body)) hash.update(chunk)
    return hash.digest('hex') === sha256 ? undefined : 'alterado'
  })

const measureStored = (
  cliente: ClienteS3,
  sha256: string,
  urgente = false,
): Promise<number | undefined> =>
  cliente.send(
    { method: 'HEAD', key: keyOf(sha256), urgente },
    async (respuesta) => respuesta?.tamano,
  )

const putOne = async (
  cliente: ClienteS3,
  copias: CopiasLocales,
  { sha256, tamano, path, puesto }: PorPoner,
): Promise<void> => {
  if (tamano > MAXIMO)
    throw new AppError(413, 'documento-grande', interpolar(textos.almacen.grande, { gigas: GIGAS }))
  if (puesto && (await measureStored(cliente, sha256, true)) === tamano) return
  const cuerpo = {
    ...{ sha256, tamano },
    open: () => createReadStream(path, { highWaterMark: TROZO }),
  }
  await cliente.send({ method: 'PUT', key: keyOf(sha256), cuerpo }, async () => undefined)
  // The store already has the document, so a local copy that cannot be made is not an error.
  await copias.addLink(sha256, path).catch(() => undefined)
}

/**
 * Stores the documents in an S3-compatible store, and keeps a limited folder of local copies. The store gets the hash
 * of each document, and refuses bytes that do not match the hash.
 *
 * @param folder folder of the local copies
 */
export const createDepositoEnS3 = (
  config: AlmacenConfig,
  folder: string,
  cliente: ClienteS3 = createClienteS3(config),
): DepositoEnS3 => {
  const copias = createCopiasLocales(folder, config.copiasLocales)
  const bajadas = new Map<string, Promise<FallaDeDocumento | undefined>>()
  let aciertos = 0
  let fallos = 0

  let porReclamar: string | undefined

  /**
   * Marks the store as belonging to this installation, unless the start of the server already did so. A store that did
   * not answer at the start is marked before the next write.
   */
  const assertPropio = async (): Promise<void> => {
    if (porReclamar === undefined) return
    await claimAlmacen(cliente, porReclamar)
    porReclamar = undefined
  }

  const bringOnce = async (sha256: string): Promise<FallaDeDocumento | undefined> => {
    const path = await copias.newPath()
    try {
      const hallado = await bring(cliente, sha256, path)
      if (hallado !== sha256) return hallado === undefined ? 'falta' : 'alterado'
      await copias.add(sha256, path)
      return undefined
    } finally {
      await rm(path, { force: true })
    }
  }

  const bringCopia = async (sha256: string): Promise<FallaDeDocumento | undefined> => {
    fallos += 1
    return bringOnce(sha256).catch(async (error: unknown) => {
      if (!isDiskFull(error)) throw error
      await copias.makeRoom()
      return bringOnce(sha256)
    })
  }

  /** Readers that ask for the same document wait for one download. */
  const ensureCopia = (sha256: string): Promise<FallaDeDocumento | undefined> => {
    let bajada = bajadas.get(sha256)
    if (bajada === undefined) {
      bajada = bringCopia(sha256).finally(() => bajadas.delete(sha256))
      bajadas.set(sha256, bajada)
    }
    return bajada
  }

  /**
   * Calls `use` with the path of the local copy. When `use` returns that the copy is missing or damaged, downloads the
   * copy and calls `use` again.
   *
   * @returns the result of `use`, or the reason why the store cannot give the document
   */
  const withCopia = async <T extends object>(
    sha256: string,
    use: (path: string) => Promise<T | FallaDeDocumento>,
  ): Promise<T | FallaDeDocumento> => {
    keyOf(sha256)
    let usada: T | FallaDeDocumento = 'ilegible'
    for (let intento = 0; intento < INTENTOS; intento += 1) {
      usada = await use(copias.pathOf(sha256))
      if (typeof usada !== 'string') {
        if (intento === 0) aciertos += 1
        await copias.noteUso(sha256)
        return usada
      }
      if (usada !== 'falta') await copias.drop(sha256)
      const falla = await ensureCopia(sha256)
      if (falla !== undefined) return falla
    }
    return usada === 'falta' ? 'ilegible' : usada
  }

  const lendCopia = async (
    path: string,
    sha256: string,
    comparado: boolean,
  ): Promise<Prestado | FallaDeDocumento> => {
    const falla = comparado
      ? await checkFile(path, sha256)
      : await stat(path).then(() => undefined, fallaOf)
    return falla ?? (await copias.lend(sha256)) ?? 'falta'
  }

  return {
    lejano: true,
    responde: cliente.responde,
    readUso: () => ({ aciertos, fallos }),
    claim: async (id) => {
      porReclamar = id
      await claimAlmacen(cliente, id)
      porReclamar = undefined
    },
    putAll: async (files) => {
      await assertPropio()
      // Waits until all the uploads have ended, also when one of them fails, so that no upload ends after the caller
      // has given up.
      const fallas = await mapSome(files, (file) =>
        putOne(cliente, copias, file).catch((error: unknown) => ({ error })),
      )
      for (const falla of fallas) if (falla) throw falla.error
    },
    has: async (sha256) => (await measureStored(cliente, sha256)) !== undefined,
    check: (sha256) => checkStored(cliente, sha256),
    readWhole: (sha256) => withCopia(sha256, (path) => openWhole(path, sha256)),
    readRaw: async (sha256) => {
      const path = await copias.newPath()
      try {
        if ((await bring(cliente, sha256, path)) === undefined) return 'falta'
        return (await open(path)).createReadStream({ highWaterMark: TROZO })
      } finally {
        await rm(path, { force: true })
      }
    },
    lend: (sha256, comparado) => withCopia(sha256, (path) => lendCopia(path, sha256, comparado)),
    remove: async (sha256) => {
      await assertPropio()
      await copias.drop(sha256)
      await cliente.send({ method: 'DELETE', key: keyOf(sha256) }, async () => undefined)
      // Removes the local copy again. A reader may have downloaded the document before the store removed it.
      await copias.drop(sha256)
    },
    list: () => listArchivados(cliente),
  }
}
