import { convenios, type FileReply } from '@apremia/api-client'
import { type Failure, toFailure } from '../../../api/failure.ts'
import type { Thunk } from '../../../api/thunk.ts'

export interface Archivo {
  readonly nombre: string
  readonly blob: Blob
}

type Respuesta =
  | { readonly ok: true; readonly archivo: Archivo }
  | { readonly ok: false; readonly failure: Failure }

/** The stored document, with the session's authorisation: a plain frame could not send it. */
export const fetchPdf =
  (id: number): Thunk<Promise<Respuesta>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      const reply = (await client.call(convenios.downloadConvenio, { params: { id } })) as FileReply
      return { ok: true, archivo: { nombre: reply.name, blob: await reply.blob() } }
    } catch (error) {
      return { ok: false, failure: toFailure(error) }
    }
  }
