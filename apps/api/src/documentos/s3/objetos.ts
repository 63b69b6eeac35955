import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AlmacenConfig } from '../../platform/config-de-almacen.ts'
import { almacenSinRespuesta } from '../almacen-sin-respuesta.ts'
import { type ClienteS3, createClienteS3 } from './cliente-s3.ts'
import { FallaDeS3 } from './falla-de-s3.ts'
import { listObjetos, type ObjetoListado } from './list-objetos.ts'
import { claimAlmacen } from './marca-de-almacen.ts'
import { type PedidoDeS3, readChunks } from './transporte-s3.ts'

type Cuerpo = NonNullable<PedidoDeS3['cuerpo']>

interface Apuro {
  /**
   * True when the caller holds locks or a person waits. The request to the store is then sent only once, with a short
   * deadline.
   */
  readonly urgente?: boolean
}

/**
 * Objects of the S3-compatible store that are not documents, such as the last document numbers and unfinished uploads.
 * All the machines of an installation share them. No key begins like the key of a document.
 */
export interface Objetos {
  /**
   * Checks that the store belongs to the installation. After a failure, every other call fails until the check
   * succeeds.
   *
   * @param instalacion undefined for a new installation, which only asks whether the store is free
   * @throws AppError 503 when the store belongs to another installation or does not answer
   */
  readonly claim: (instalacion: string | undefined) => Promise<void>
  readonly put: (clave: string, cuerpo: Cuerpo, apuro?: Apuro) => Promise<void>
  /** Returns the content of a small object of the store. Undefined when the object does not exist. */
  readonly read: (clave: string, apuro?: Apuro) => Promise<Buffer | undefined>
  /**
   * Downloads an object of the store to a local file, from the byte `desde`. Returns false when the object does not
   * exist.
   */
  readonly bring: (clave: string, path: string, desde?: number) => Promise<boolean>
  /** Removes an object from the store. Does nothing when the object does not exist. */
  readonly remove: (clave: string) => Promise<void>
  readonly list: (bajo: string, apuro?: Apuro) => Promise<ObjetoListado[]>
}

export const bodyOfBytes = (bytes: Buffer): Cuerpo => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  tamano: bytes.length,
  open: () => Readable.from([bytes]),
})

export const bodyOfFile = (path: string, medido: Pick<Cuerpo, 'sha256' | 'tamano'>): Cuerpo => ({
  ...medido,
  open: () => createReadStream(path),
})

export const createObjetos = (
  config: AlmacenConfig,
  cliente: ClienteS3 = createClienteS3(config),
): Objetos => {
  let porReclamar: string | undefined
  let reclamando = false

  const claim: Objetos['claim'] = async (instalacion) => {
    porReclamar = instalacion
    await claimAlmacen(cliente, instalacion)
    porReclamar = undefined
  }

  /**
   * When an earlier attempt to mark the store as belonging to the installation failed, starts another one. Does not
   * wait for it, because a transaction may be waiting for this call.
   *
   * @throws AppError 503 while the store is not marked
   */
  const assertPropio = (): void => {
    if (porReclamar === undefined) return
    if (!reclamando) {
      reclamando = true
      const end = (): void => {
        reclamando = false
      }
      claim(porReclamar).then(end, end)
    }
    throw almacenSinRespuesta(new FallaDeS3('SinRespuesta', true))
  }

  return {
    claim,
    put: async (key, cuerpo, { urgente = false } = {}) => {
      assertPropio()
      await cliente.send({ method: 'PUT', key, cuerpo, urgente }, async () => undefined)
    },
    read: async (key, { urgente = false } = {}) => {
      assertPropio()
      return cliente.send({ method: 'GET', key, urgente }, async (respuesta) => {
        if (respuesta === undefined) return undefined
        const partes: Buffer[] = []
        for await (const parte of readChunks(respuesta.body)) partes.push(parte)
        return Buffer.concat(partes)
      })
    },
    bring: async (key, path, desde = 0) => {
      assertPropio()
      return cliente.send({ method: 'GET', key }, async (respuesta) => {
        if (respuesta === undefined) return false
        const flags = desde === 0 ? 'w' : 'r+'
        const destino = createWriteStream(path, { flags, start: desde, mode: 0o600 })
        await pipeline(readChunks(respuesta.body), destino)
        return true
      })
    },
    remove: async (key) => {
      assertPropio()
      await cliente.send({ method: 'DELETE', key }, async () => undefined)
    },
    list: async (bajo, { urgente = false } = {}) => {
      assertPropio()
      const objetos: ObjetoListado[] = []
      for await (const pagina of listObjetos(cliente, bajo, urgente)) objetos.push(...pagina)
      return objetos
    },
  }
}

declare module '../../platform/services.ts' {
  interface Services {
    /** Objects of the S3-compatible store. Undefined in an installation that stores everything in the data folder. */
    readonly objetos: Objetos | undefined
  }
}
