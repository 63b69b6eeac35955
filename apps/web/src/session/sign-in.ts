import { ApiError, usuarios } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Thunk } from '../api/thunk.ts'
import {
  type ConSesion,
  ingresoFallido,
  ingresoIniciado,
  selectSesion,
  sesionIniciada,
} from './session-slice.ts'

/**
 * Exchanges the provider's token for a session. A session that existed is ended first, so that nobody acts
 * as someone else (D112); any failure leaves no session at all (S1 §8).
 */
export const signIn =
  (providerToken: string): Thunk<Promise<void>, ConSesion> =>
  async (dispatch, getState, { client }) => {
    // The call reads the token as it is made, before the state forgets it.
    const ending = selectSesion(getState()) && client.call(usuarios.logout, {})
    dispatch(ingresoIniciado())
    await ending?.catch(() => undefined)
    try {
      dispatch(
        sesionIniciada(await client.call(usuarios.login, { body: { token: providerToken } })),
      )
    } catch (error) {
      const mensaje = error instanceof ApiError ? error.message : textos.acceso.noRegistrado
      dispatch(ingresoFallido(mensaje))
    }
  }
