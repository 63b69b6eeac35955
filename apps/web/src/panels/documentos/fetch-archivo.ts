import type { FileReply, InputOf } from '@apremia/api-client'
import type { FileEntry } from '../../api/endpoint.ts'
import { type Failure, toFailure } from '../../api/failure.ts'
import type { Thunk } from '../../api/thunk.ts'

export interface ArchivoTraido {
  readonly nombre: string
  readonly blob: Blob
}

type Respuesta =
  | { readonly ok: true; readonly archivo: ArchivoTraido }
  | { readonly ok: false; readonly failure: Failure }

/** Fetches a stored document with the authorisation of the session, which an `<iframe>` could not send. */
export const fetchArchivo =
  <E extends FileEntry>(entry: E, input: InputOf<E>): Thunk<Promise<Respuesta>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      const reply = (await client.call(entry, input)) as FileReply
      return { ok: true, archivo: { nombre: reply.name, blob: await reply.blob() } }
    } catch (error) {
      return { ok: false, failure: toFailure(error) }
    }
  }
