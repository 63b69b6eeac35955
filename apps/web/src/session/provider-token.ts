import { toHex } from '../api/to-hex.ts'

/** Name under which session storage keeps the random state that this tab sent with its last sign-in request. */
export const CLAVE_DE_INGRESO = 'apremia.ingreso'

type EstadoStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Data that the identity provider adds to the URL when it sends the person back: a token or an error code. `pedido`
 * tells which tab requested the token (T21).
 */
export type Llegada =
  | {
      readonly token: string
      /**
       * Origin of the sign-in (ADR 0011). 'propio': this tab requested the sign-in. 'ajeno': the state in the URL is
       * not the state of this tab. 'sin-estado': the identity provider returned no state.
       */
      readonly pedido: 'propio' | 'ajeno' | 'sin-estado'
    }
  | { readonly falla: string }

/**
 * Makes the random state of a sign-in and stores it in this tab, to recognise later the sign-in that this tab started.
 * Returns undefined when the browser allows no storage.
 */
export const newEstado = (storage: EstadoStore): string | undefined => {
  const estado = toHex(crypto.getRandomValues(new Uint8Array(16)))
  try {
    storage.setItem(CLAVE_DE_INGRESO, estado)
    return estado
  } catch {
    return undefined
  }
}

/**
 * Returns the random state of the sign-in that this tab started. Removes the state from the tab, because a state is
 * valid only once.
 */
const takeEstado = (storage: EstadoStore): string | null => {
  try {
    const kept = storage.getItem(CLAVE_DE_INGRESO)
    storage.removeItem(CLAVE_DE_INGRESO)
    return kept
  } catch {
    return null
  }
}

/**
 * Removes the one-time token of the identity provider from the address bar and from the browser history (D3, T7).
 * Returns the token only at `/`, where the provider sends the person. At any other URL the token is ignored (D113).
 */
export const takeProviderToken = (
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
  storage: EstadoStore,
): Llegada | null => {
  const url = new URL(location.href)
  const own = url.pathname === '/'
  const token = url.searchParams.get('token')
  // Only at `/` does the parameter `estado` come from the identity provider. On any other screen, `estado` may be a
  // filter.
  const estados = own ? url.searchParams.getAll('estado') : []
  const falla = own ? url.searchParams.get('error') : null
  if (token === null && falla === null && estados.length === 0) return null
  url.searchParams.delete('token')
  if (own) for (const name of ['estado', 'error']) url.searchParams.delete(name)
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`)
  if (!own) return null
  const kept = takeEstado(storage)
  if (falla !== null) return { falla }
  if (token === null || token.trim() === '') return null
  if (estados.length === 0) return { token, pedido: 'sin-estado' }
  return { token, pedido: estados.length === 1 && estados[0] === kept ? 'propio' : 'ajeno' }
}

/**
 * Returns the URL to which the identity provider sends the person back. The URL has the random state of this sign-in,
 * which the client compares with the stored state.
 */
export const returnAddress = (origin: string, estado?: string): string =>
  estado === undefined ? `${origin}/` : `${origin}/?estado=${estado}`

/**
 * Returns the URL of the identity provider with the parameters of S1 §7: `fnt` (source, optional) and `vlv` (URL to
 * return to).
 */
export const providerAddress = (base: string, vlv: string, fuente?: string): string => {
  const url = new URL(base, vlv)
  if (fuente !== undefined) url.searchParams.set('fnt', fuente)
  url.searchParams.set('vlv', vlv)
  return url.href
}

/**
 * Returns the URL at which the identity provider lets the person choose another account. Only the provider on the same
 * site as Apremia has that page. For any other provider, returns the URL of its logout page.
 */
export const otraCuentaAddress = (
  identidad: { readonly url: string; readonly salida: string },
  vlv: string,
): string => {
  const url = new URL(providerAddress(identidad.url, vlv))
  if (url.origin !== new URL(vlv).origin) return providerAddress(identidad.salida, vlv)
  url.searchParams.set('cuenta', 'otra')
  return url.href
}
