import { textos } from '@apremia/core'
import { endSession } from '../session/end-session.ts'
import { takeProviderToken } from '../session/provider-token.ts'
import { listenForSignOut } from '../session/session-channel.ts'
import { ingresoFallido, ingresoIniciado } from '../session/session-slice.ts'
import type { Store } from './store.ts'

/**
 * Prepares the session before the first screen. When the URL has a token of the identity provider, exchanges the token
 * for a session. Signs this tab out when the person signs out in another tab.
 */
export const start = (
  store: Store,
  browser: Pick<Window, 'location' | 'history' | 'sessionStorage'>,
): void => {
  const llegada = takeProviderToken(browser.location, browser.history, browser.sessionStorage)
  if (llegada !== null) {
    store.dispatch(ingresoIniciado())
    import('../session/sign-in.ts').then(
      ({ signIn }) => store.dispatch(signIn(llegada)),
      () => store.dispatch(ingresoFallido(textos.acceso.tokenInvalido)),
    )
  }
  listenForSignOut((dni) => {
    if (store.getState().sesion.actual?.usuario.dni === dni) {
      void store.dispatch(endSession('otra-pestana'))
    }
  })
}
