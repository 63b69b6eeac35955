import { endSession } from '../session/end-session.ts'
import { takeProviderToken } from '../session/provider-token.ts'
import { listenForSignOut } from '../session/session-channel.ts'
import { signIn } from '../session/sign-in.ts'
import type { Store } from './store.ts'

/**
 * Runs before the first screen: takes the provider's token out of the address and exchanges it, and signs
 * this tab out when the person signs out in another.
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
