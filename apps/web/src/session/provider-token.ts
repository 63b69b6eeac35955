/**
 * Takes the provider's one-time token out of the address and out of the history entry, at once (D3, T7).
 * It is worth something only at `/`, the return address; anywhere else it is just removed (D113).
 */
export const takeProviderToken = (
  location: Pick<Location, 'href'>,
  history: Pick<History, 'state' | 'replaceState'>,
): string | null => {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return null
  url.searchParams.delete('token')
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`)
  return url.pathname === '/' && token.trim() !== '' ? token : null
}

/** Address of the provider with the parameters of S1 §7: `fnt` (source, if any) and `vlv` (return). */
export const providerAddress = (base: string, origin: string, fuente?: string): string => {
  const url = new URL(base, origin)
  if (fuente !== undefined) url.searchParams.set('fnt', fuente)
  url.searchParams.set('vlv', `${origin}/`)
  return url.href
}
