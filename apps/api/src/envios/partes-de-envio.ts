import type { Tx } from '../platform/db/queryable.ts'
import type { FilaDeEnvio } from './envios-repo.ts'

/** The bytes of an upload in parts are not all where they were kept. */
export class PartesPerdidas extends Error {
  override readonly name = 'PartesPerdidas'
}

export interface ParteDeEnvio {
  readonly id: string
  readonly desde: number
  readonly bytes: Buffer
}

/** Bytes of the uploads in parts. */
export interface PartesDeEnvio {
  /** Returns how many bytes are kept from the beginning of the file. */
  readonly sizeOf: (envio: Pick<FilaDeEnvio, 'id' | 'recibido'>) => Promise<number>
  /**
   * Keeps a part. The bytes are durable when the promise resolves, so that the caller updates the row of the upload only
   * afterwards. The transaction holds the row of the upload, and no lock that others need.
   */
  readonly write: (parte: ParteDeEnvio, tx: Tx) => Promise<void>
  /**
   * Runs `use` with a local path of the whole file.
   *
   * @throws PartesPerdidas
   */
  readonly withWhole: <T>(
    envio: Pick<FilaDeEnvio, 'id' | 'tamano' | 'suma'>,
    use: (path: string) => Promise<T>,
  ) => Promise<T>
  readonly remove: (id: string) => Promise<void>
  readonly listIds: () => Promise<string[]>
}
