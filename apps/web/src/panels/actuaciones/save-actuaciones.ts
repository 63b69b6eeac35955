import { actuaciones as calls, type InputOf, type TipoDeReply } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Failure, isDoneBefore, toFailure } from '../../api/failure.ts'
import type { Thunk } from '../../api/thunk.ts'
import type { OnProgress } from '../../api/upload-fetch.ts'

export type CuerpoDeEnvio = NonNullable<InputOf<typeof calls.saveActuaciones>['body']>
export type Guardadas = TipoDeReply<typeof calls.saveActuaciones>

export interface PedidoDeActuacion {
  readonly body: CuerpoDeEnvio
  readonly archivos: readonly File[]
  readonly clave: string
  readonly onProgress: OnProgress
}

export type RespuestaDeGuardar =
  | { readonly ok: true; readonly guardadas: Guardadas }
  | { readonly ok: false; readonly failure: Failure }

/** Gives each file the name of its form field: `file_1`, `file_2` (S2 §7). */
const filesOf = (archivos: readonly File[]) =>
  Object.fromEntries(
    archivos.map((file, index) => [`file_${index + 1}`, { data: file, name: file.name }]),
  )

/** If one of the actions fails, no action is saved (D136). */
export const sendActuaciones =
  ({ body, archivos, clave, onProgress }: PedidoDeActuacion): Thunk<Promise<RespuestaDeGuardar>> =>
  async (dispatch, _getState, { client, clientWithProgress }) => {
    try {
      const sender = archivos.length > 0 ? await clientWithProgress(onProgress) : client
      const guardadas = await sender.call(calls.saveActuaciones, {
        body,
        ...(archivos.length > 0 ? { files: filesOf(archivos) } : {}),
        idempotencyKey: clave,
      })
      dispatch(api.util.invalidateTags(['actuaciones', 'cartas']))
      return { ok: true, guardadas }
    } catch (error) {
      const failure = toFailure(error)
      // The data on screen may be out of date. Status 409 means, for example, that somebody changed the action on the
      // case. `isDoneBefore` tells that an earlier request already saved an action.
      if (failure.status === 409 || isDoneBefore(failure))
        dispatch(api.util.invalidateTags(['actuaciones']))
      return { ok: false, failure }
    }
  }
