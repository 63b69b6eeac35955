import { usuarios } from '@apremia/api-client'
import type { Thunk } from '../api/thunk.ts'
import { type ConSesion, selectSesion, sesionRenovada } from './session-slice.ts'

/**
 * Asks the server whether the session still holds, and renews its idle time (A4, D5). A 401 ends the session in the
 * client. Any other failure says nothing about the session, and the next calls handle it. Resolves to the new limit, if
 * there was an answer.
 */
export const validateSesion =
  (): Thunk<Promise<string | undefined>, ConSesion> =>
  async (dispatch, getState, { client }) => {
    const token = selectSesion(getState())?.token
    if (token === undefined) return undefined
    const answer = await client
      .call(usuarios.validateToken, { body: { token } })
      .catch(() => undefined)
    if (answer && selectSesion(getState())?.token === token) dispatch(sesionRenovada(answer))
    return answer?.expiraEn
  }
