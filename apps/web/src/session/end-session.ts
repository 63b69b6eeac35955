import { usuarios } from '@apremia/api-client'
import type { Thunk } from '../api/thunk.ts'
import { dropBorradores } from './borradores.ts'
import { type Cierre, sesionCerrada } from './session-slice.ts'

/**
 * Ends the session here at once and tells the server, whether or not it answers. What was typed waits for whoever
 * did not ask for it.
 */
export const endSession =
  (cierre: Cierre | null): Thunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    // The call reads the token as it is made, before the state forgets it.
    const ending = client.call(usuarios.logout, {})
    dispatch(sesionCerrada(cierre))
    if (cierre !== 'vencida') dropBorradores()
    await ending.catch(() => undefined)
  }
