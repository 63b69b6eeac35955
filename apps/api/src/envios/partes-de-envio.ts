import type { Tx } from '../platform/db/queryable.ts'
import type { FilaDeEnvio } from './envios-repo.ts'

/** Error: some bytes of an upload in parts are missing from the place where they were stored. */
export class PartesPerdidas extends Error {
  override readonly name = 'PartesPerdidas'
}

export interface ParteDeEnvio {
  readonly id: string
  readonly desde: number
  readonly bytes: Buffer
}

export interface PartesDeEnvio {
  readonly sizeOf: (envio: Pick<FilaDeEnvio, 'id' | 'recibido'>) => Promise<number>
  /**
   * Stores a part of an upload. When the promise resolves, the bytes are durable, and only then may the caller update
   * the upload's row. Storing a part may be slow, so the caller must lock only that row in `tx`.
   */
  readonly write: (parte: ParteDeEnvio, tx: Tx) => Promise<void>
  /**
   * Calls `use` with a local path of the whole uploaded file.
   *
   * @throws PartesPerdidas when bytes of the file were lost
   */
  readonly withWhole: <T>(
    envio: Pick<FilaDeEnvio, 'id' | 'tamano' | 'suma'>,
    use: (path: string) => Promise<T>,
  ) => Promise<T>
  readonly remove: (id: string) => Promise<void>
  readonly listIds: () => Promise<string[]>
}
