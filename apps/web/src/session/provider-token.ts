/** Key under which the tab keeps the state of the sign-in it asked for, until something comes back. */
export const CLAVE_DE_INGRESO = 'apremia.ingreso'

type EstadoStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A token, and whether this tab asked for it (T21); or the code of why the provider identified nobody. */
export type Llegada =
  | {
      readonly token: string
      /** 'sin-estado': the provider returned no state, so nobody knows who asked for the sign-in (ADR 0011). */
      readonly pedido: 'propio' | 'ajeno' | 'sin-estado'
    }
  | { readonly falla: string }

/** Makes a new state and keeps it in this tab. Returns undefined without storage. */
export const newEstado = (storage: EstadoStore): string | undefined => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const estado = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  try {
    storage.setItem(CLAVE_DE_INGRESO, estado)
    return estado
  } catch {
    return undefined
  }
}

/** Takes the kept state, which can be used only once. */
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
 * Takes the provider's one-time token out of the address and out of the history entry, at once (D3, T7).
 * It is worth something only at `/`, the return address; anywhere else it is just removed (D113).
 */
export const takeProviderToken = (
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
  storage: EstadoStore,
): Llegada | null => {
  const url = new URL(location.href)
  const own = url.pathname === '/'
  const token = url.searchParams.get('token')
  // In another address, `estado` may be a parameter of the screen.
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

/** Returns the address the provider sends people back to: the sign-in screen, with the state of this sign-in. */
export const returnAddress = (origin: string, estado?: string): string =>
  estado === undefined ? `${origin}/` : `${origin}/?estado=${estado}`

/** Address of the provider with the parameters of S1 §7: `fnt` (source, if any) and `vlv` (return). */
export const providerAddress = (base: string, vlv: string, fuente?: string): string => {
  const url = new URL(base, vlv)
  if (fuente !== undefined) url.searchParams.set('fnt', fuente)
  url.searchParams.set('vlv', vlv)
  return url.href
}

/**
 * Address where the provider asks again who the person is. A provider of its own site has no parameter for that, so
 * the person goes through its logout page.
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
