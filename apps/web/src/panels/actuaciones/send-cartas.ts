import { cartas as calls, type InputOf, type TipoDeReply } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { type Failure, toFailure } from '../../api/failure.ts'
import type { Thunk } from '../../api/thunk.ts'

export type CuerpoDeCartasSolas = NonNullable<InputOf<typeof calls.createCartas>['body']>

export type RespuestaDeCartas =
  | { readonly ok: true; readonly lote: TipoDeReply<typeof calls.createCartas>['lote'] }
  | { readonly ok: false; readonly failure: Failure }

export const sendCartas =
  (body: CuerpoDeCartasSolas, clave: string): Thunk<Promise<RespuestaDeCartas>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const { lote } = await client.call(calls.createCartas, { body, idempotencyKey: clave })
      dispatch(api.util.invalidateTags(['actuaciones', 'cartas']))
      return { ok: true, lote }
    } catch (error) {
      return { ok: false, failure: toFailure(error) }
    }
  }
