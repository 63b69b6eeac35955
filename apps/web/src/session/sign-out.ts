import { configApi } from '../api/config-api.ts'
import type { Thunk } from '../api/thunk.ts'
import { endSession } from './end-session.ts'
import { providerAddress, returnAddress } from './provider-token.ts'
import { announceSignOut } from './session-channel.ts'
import { type ConSesion, selectSesion } from './session-slice.ts'

/**
 * Revokes the session, clears it from every tab of the person, and opens the logout page of the identity provider
 * (S1 §2). The session ends in the browser even when the server does not answer.
 */
export const signOut =
  (location: Pick<Location, 'origin' | 'assign'>): Thunk<Promise<void>, ConSesion> =>
  async (dispatch, getState) => {
    const sesion = selectSesion(getState())
    const config = dispatch(configApi.endpoints.getConfig.initiate({}))
    const salida = await config.then(({ data }) => data?.identidad.salida)
    config.unsubscribe()
    await dispatch(endSession(null))
    if (sesion) announceSignOut(sesion.usuario.dni)
    location.assign(
      salida === undefined ? '/' : providerAddress(salida, returnAddress(location.origin)),
    )
  }
