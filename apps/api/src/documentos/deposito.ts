import type { Readable } from 'node:stream'
import type { FallaDeDocumento } from './archivos.ts'

export interface PorPoner {
  readonly sha256: string
  readonly tamano: number
  readonly path: string
  /** The bytes were put before, with {@link Deposito.putAll}, and may have been removed since. */
  readonly puesto?: boolean
}

export interface Archivado {
  readonly nombre: string
  /** Time of the last change of the stored bytes, in milliseconds since 1970. */
  readonly tocado: number
}

/** Local path of a document. The path stays readable until `release` is called. */
export interface Prestado {
  readonly path: string
  readonly release: () => Promise<void>
}

/**
 * Store of the bytes of the documents, each under the hash of its content. A store of bytes knows nothing of rows,
 * transactions or locks: {@link Documentos} decides when to put and when to remove.
 */
export interface Deposito {
  /**
   * Whether the bytes are on another machine. Putting a large document then takes long, so it is put before the
   * transaction that registers it.
   */
  readonly lejano: boolean
  /** Tells whether the store of bytes answered the last times, without asking it. */
  readonly responde: () => boolean
  /**
   * Checks that the store of bytes belongs to the installation. After a failure, putting and removing check it again.
   * Nothing to check on this machine, where the data folder has its own mark.
   *
   * @throws AppError 503 when it belongs to another installation or does not answer
   */
  readonly claim: (instalacion: string | undefined) => Promise<void>
  /**
   * Puts complete local files, which stay where they are. The bytes are durable when the promise resolves. Replaces
   * damaged bytes, so that putting a document again repairs it.
   */
  readonly putAll: (files: readonly PorPoner[]) => Promise<void>
  readonly has: (sha256: string) => Promise<boolean>
  /** Reads the stored bytes and compares them with the hash. Returns undefined when they match. */
  readonly check: (sha256: string) => Promise<FallaDeDocumento | undefined>
  /** Returns the bytes after comparing all of them with the hash. */
  readonly readWhole: (sha256: string) => Promise<Readable | FallaDeDocumento>
  /** Returns the bytes as they are stored. The caller compares them with the hash. */
  readonly readRaw: (sha256: string) => Promise<Readable | FallaDeDocumento>
  /**
   * Makes a document available under a local path.
   *
   * @param comparado whether the bytes are compared with the hash first
   */
  readonly lend: (sha256: string, comparado: boolean) => Promise<Prestado | FallaDeDocumento>
  /** Removes the bytes of a document. Does nothing when there are none. */
  readonly remove: (sha256: string) => Promise<void>
  readonly list: () => AsyncGenerator<readonly Archivado[]>
}

/** @throws RangeError when the text is not a hash, so that it cannot name anything outside the store */
export const assertSha256 = (sha256: string): void => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('No es el identificador de un documento')
}
