import type { FileReply, InputOf, JobReply } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { saveReply } from '../../api/documents.ts'
import type { JobEntry } from '../../api/endpoint.ts'
import { type Failure, toFailure } from '../../api/failure.ts'
import type { Thunk } from '../../api/thunk.ts'
import {
  envioFallido,
  envioIniciado,
  envioListo,
  seguimientoCerrado,
  trabajoSeguido,
} from './seguimiento-slice.ts'

export type EnvioDeLibro =
  | { readonly kind: 'trabajo'; readonly id: string }
  | { readonly kind: 'documento' }
  | { readonly kind: 'falla'; readonly failure: Failure }

/**
 * Sends a workbook and shows its progress in a modal. After an answer 409 (conflict), the modal closes without an
 * error, and the caller asks the person how to continue.
 */
export const sendLibro =
  <E extends JobEntry>(
    entry: E,
    input: InputOf<E>,
    archivo: string,
  ): Thunk<Promise<EnvioDeLibro>> =>
  async (dispatch, _getState, { client }) => {
    dispatch(envioIniciado(archivo))
    try {
      const reply = (await client.call(entry, { ...input, async: true })) as FileReply | JobReply
      if (reply.kind === 'job') {
        const { id } = reply.trabajo
        dispatch(trabajoSeguido({ id, nuevo: true }))
        dispatch(api.util.invalidateTags(['trabajos', 'lotes', 'titulos']))
        return { kind: 'trabajo', id }
      }
      await saveReply(reply)
      dispatch(envioListo(archivo))
      dispatch(api.util.invalidateTags(['lotes', 'titulos']))
      return { kind: 'documento' }
    } catch (error) {
      const failure = toFailure(error)
      // The server may have made the documents even if its response was lost, so the lists of jobs, batches and titles
      // are requested again.
      dispatch(api.util.invalidateTags(['trabajos', 'lotes', 'titulos']))
      dispatch(
        failure.status === 409
          ? seguimientoCerrado()
          : envioFallido({ archivo, mensaje: failure.message }),
      )
      return { kind: 'falla', failure }
    }
  }

/**
 * Shows the progress modal while `work` checks a workbook on the server. Afterwards the modal closes, or shows the
 * error that `fallaDe` finds in the result.
 */
export const reviewLibro =
  <T>(
    archivo: string,
    work: () => Promise<T>,
    fallaDe: (result: T) => string | undefined,
  ): Thunk<Promise<T>> =>
  async (dispatch) => {
    dispatch(envioIniciado(archivo))
    const result = await work()
    const mensaje = fallaDe(result)
    dispatch(mensaje === undefined ? seguimientoCerrado() : envioFallido({ archivo, mensaje }))
    return result
  }
