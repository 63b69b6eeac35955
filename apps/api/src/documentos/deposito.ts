import type { Readable } from 'node:stream'
import type { FallaDeDocumento } from './archivos.ts'

export interface PorPoner {
  readonly sha256: string
  readonly tamano: number
  readonly path: string
  /**
   * True when {@link Deposito.putAll} had already stored the file earlier. The stored bytes may have been removed
   * since.
   */
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
 * Storage of the contents of the documents (file storage), each under its hash. It knows nothing of rows, transactions
 * or locks: {@link Documentos} decides when to store and when to remove.
 */
export interface Deposito {
  /**
   * True when the file storage is on another machine. Storing a large document then takes long, so the document is
   * stored before the transaction that registers it.
   */
  readonly lejano: boolean
  /** Tells whether the file storage answered the last requests, without sending a new one. */
  readonly responde: () => boolean
  /**
   * Checks that the file storage belongs to the installation. After a failure, each later write and removal checks
   * again. Does nothing when the storage is on this machine: the start of the server checks the data folder.
   *
   * @throws AppError 503 when the storage belongs to another installation or does not answer
   */
  readonly claim: (instalacion: string | undefined) => Promise<void>
  /**
   * Stores complete local files, which also stay under their local paths. The bytes are durable when the promise
   * resolves. Replaces damaged bytes, so that storing a document again repairs it.
   */
  readonly putAll: (files: readonly PorPoner[]) => Promise<void>
  readonly has: (sha256: string) => Promise<boolean>
  /** Compares the stored bytes of a document with its hash. Returns undefined when they match. */
  readonly check: (sha256: string) => Promise<FallaDeDocumento | undefined>
  /** Returns the stored bytes of a document, after comparing all of them with its hash. */
  readonly readWhole: (sha256: string) => Promise<Readable | FallaDeDocumento>
  /** Returns the stored bytes of a document without any check. The caller compares them with the hash. */
  readonly readRaw: (sha256: string) => Promise<Readable | FallaDeDocumento>
  /**
   * Makes a document available under a local path.
   *
   * @param comparado whether to compare the bytes with the hash first
   */
  readonly lend: (sha256: string, comparado: boolean) => Promise<Prestado | FallaDeDocumento>
  /** Removes a document. Does nothing when the document does not exist. */
  readonly remove: (sha256: string) => Promise<void>
  readonly list: () => AsyncGenerator<readonly Archivado[]>
}

/** @throws RangeError when the text is not a hash, because such a text could name a file outside the storage */
export const assertSha256 = (sha256: string): void => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('No es el identificador de un documento')
}
