import { usuarios } from '@apremia/api-client'
import type { Thunk } from '../api/thunk.ts'
import { dropBorradores } from './borradores.ts'
import { type MotivoDeCierre, sesionCerrada } from './session-slice.ts'

/**
 * Ends the session in the browser at once and tells the server, whether or not it answers. Drafts are kept
 * only when the session expired.
 */
export const endSession =
  (cierre: MotivoDeCierre | null): Thunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    // Called first: it needs the token, which the next line forgets.
    const ending = client.call(usuarios.logout, {})
    dispatch(sesionCerrada(cierre))
    if (cierre !== 'vencida') dropBorradores()
    await ending.catch(() => undefined)
  }
