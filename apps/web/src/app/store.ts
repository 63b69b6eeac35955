import { type Client, createClient } from '@apremia/api-client'
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { api } from '../api/api.ts'
import { makeClient } from '../api/client.ts'
import type { Extra } from '../api/thunk.ts'
import { miradosSlice } from '../panels/trabajos/mirados-slice.ts'
import { seguimientoSlice } from '../panels/trabajos/seguimiento-slice.ts'
import { noticesSlice } from '../session/notices-slice.ts'
import { sesionCerrada, sesionSlice, sinSesion } from '../session/session-slice.ts'
import { readSesion, writeSesion } from '../session/session-storage.ts'
import { keepVuelta } from '../session/vuelta.ts'
import { workingFiltersSlice } from '../session/working-filters-slice.ts'

const reducer = combineReducers({
  sesion: sesionSlice.reducer,
  filtros: workingFiltersSlice.reducer,
  avisos: noticesSlice.reducer,
  mirados: miradosSlice.reducer,
  seguimiento: seguimientoSlice.reducer,
  api: api.reducer,
})

export interface Platform {
  readonly fetch: typeof globalThis.fetch
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Origin (scheme, host and port) of the server. The empty text means the server that sent the page. */
  readonly baseUrl?: string
}

export const makeStore = ({ fetch, storage, baseUrl = '' }: Platform) => {
  const clientOver = (send: typeof fetch): Client =>
    makeClient({
      baseUrl,
      fetch: send,
      token: () => store.getState().sesion.actual?.token,
      onUnauthorized: (token) => {
        const current = store.getState().sesion.actual?.token
        if (current !== undefined && current === token) store.dispatch(sesionCerrada('vencida'))
      },
    })
  const extraArgument: Extra = {
    client: clientOver(fetch),
    clientWithProgress: async (onProgress) => {
      const { uploadFetch } = await import('../api/upload-fetch.ts')
      return clientOver(uploadFetch(onProgress))
    },
    clientOf: (token) => createClient({ baseUrl, fetch, token: () => token, origen: 'web' }),
  }
  const store = configureStore({
    reducer,
    preloadedState: { sesion: { ...sinSesion, actual: readSesion(storage) } },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  })
  setupListeners(store.dispatch)
  let kept = store.getState().sesion.actual
  store.subscribe(() => {
    const { actual, cierre } = store.getState().sesion
    if (actual === kept) return
    if (kept && cierre === 'vencida') keepVuelta(kept.usuario.dni)
    const changed = actual?.token !== kept?.token
    kept = actual
    writeSesion(storage, actual)
    if (changed) store.dispatch(api.util.resetApiState())
  })
  return store
}

export type Store = ReturnType<typeof makeStore>
