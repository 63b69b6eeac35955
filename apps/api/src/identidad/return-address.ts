import { isLoopbackUrl } from '../platform/config.ts'

/**
 * The return address of a sign-in or logout, if it is one the product may send people to: its own origin, or
 * a loopback address of this machine (the command's callback, RFC 8252). Anything else is refused: no open
 * redirects (T21).
 */
export const parseReturnAddress = (text: string, ownOrigin: string): URL | undefined => {
  // Browsers read backslashes as slashes and skip control characters; we accept neither.
  if (!/^https?:\/\/[^\s\\@]+$/i.test(text)) return undefined
  let url: URL
  try {
    url = new URL(text)
  } catch {
    return undefined
  }
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (url.origin === ownOrigin) return url
  return url.protocol === 'http:' && isLoopbackUrl(url) ? url : undefined
}

/** `{vlv}?token=…`, keeping a query the address already had. */
export const withToken = (address: URL, token: string): string => {
  const target = new URL(address)
  target.searchParams.set('token', token)
  return target.href
}
