import { sesiones } from '@apremia/api-client'
import type { Thunk } from '../api/thunk.ts'
import { dropBorradores } from './borradores.ts'
import { type MotivoDeCierre, sesionCerrada } from './session-slice.ts'

/**
 * Ends the session in the browser at once and revokes the token on the server. A failed revocation is ignored. The
 * drafts of the tab are deleted, except when the session expired.
 */
export const endSession =
  (cierre: MotivoDeCierre | null): Thunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    // The request that revokes the token reads the token from the store, so it starts before `sesionCerrada` removes
    // the token.
    const ending = client.call(sesiones.logout, {})
    dispatch(sesionCerrada(cierre))
    if (cierre !== 'vencida') dropBorradores()
    await ending.catch(() => undefined)
  }
