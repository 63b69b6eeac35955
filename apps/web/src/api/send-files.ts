import type { Entry, Esquema, InputOf, TipoDeReply } from '@apremia/api-client'
import { api, type CacheTag } from './api.ts'
import { type Failure, isDoneBefore, toFailure } from './failure.ts'
import type { Thunk } from './thunk.ts'
import type { OnProgress } from './upload-fetch.ts'

export type RespuestaDeEnvio<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure }

interface Envio<E extends Entry> {
  readonly entry: E
  readonly input: InputOf<E>
  readonly invalidates: readonly CacheTag[]
  readonly onProgress: OnProgress
}

export const sendFiles =
  <E extends Entry & { readonly reply: Esquema }>({
    entry,
    input,
    invalidates,
    onProgress,
  }: Envio<E>): Thunk<Promise<RespuestaDeEnvio<TipoDeReply<E>>>> =>
  async (dispatch, _getState, { client, clientWithProgress }) => {
    try {
      const sender = input.files ? await clientWithProgress(onProgress) : client
      const data = (await sender.call(entry, input)) as TipoDeReply<E>
      dispatch(api.util.invalidateTags([...invalidates]))
      return { ok: true, data }
    } catch (error) {
      const failure = toFailure(error)
      if (isDoneBefore(failure)) dispatch(api.util.invalidateTags([...invalidates]))
      return { ok: false, failure }
    }
  }
