import { sesiones } from '@apremia/api-client'
import type { Thunk } from '../api/thunk.ts'
import { type ConSesion, selectSesion, sesionRenovada } from './session-slice.ts'

/**
 * Asks the server whether the session is still valid, and renews its idle time (A4, D5). A 401 ends the session in the
 * browser. Any other failure leaves the session open.
 *
 * @returns new idle limit, or undefined when the call fails
 */
export const validateSesion =
  (): Thunk<Promise<string | undefined>, ConSesion> =>
  async (dispatch, getState, { client }) => {
    const token = selectSesion(getState())?.token
    if (token === undefined) return undefined
    const answer = await client
      .call(sesiones.validateToken, { body: { token } })
      .catch(() => undefined)
    if (answer && selectSesion(getState())?.token === token) dispatch(sesionRenovada(answer))
    return answer?.expiraEn
  }
