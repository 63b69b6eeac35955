import { endSession } from '../session/end-session.ts'
import { takeProviderToken } from '../session/provider-token.ts'
import { listenForSignOut } from '../session/session-channel.ts'
import { signIn } from '../session/sign-in.ts'
import type { Store } from './store.ts'

/**
 * What happens before the first screen: the provider's token leaves the address and is exchanged, and
 * this tab follows the person's sign-out in any other.
 */
export const start = (
  store: Store,
  browser: Pick<Window, 'location' | 'history' | 'sessionStorage'>,
): void => {
  const llegada = takeProviderToken(browser.location, browser.history, browser.sessionStorage)
  if (llegada !== null) void store.dispatch(signIn(llegada))
  listenForSignOut((dni) => {
    if (store.getState().sesion.actual?.usuario.dni === dni) {
      void store.dispatch(endSession('otra-pestana'))
    }
  })
}
