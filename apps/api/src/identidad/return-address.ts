import type { FallaDeIdentidad } from '@apremia/core'
import { isLoopbackUrl } from '../platform/loopback.ts'

/**
 * Ties the return to the browser or command that asked: 128 random bits, in the query of the web and in the path of the
 * command.
 */
const ESTADO = '[0-9a-f]{32}'
const OWN = new RegExp(`^/(\\?estado=${ESTADO})?$`)
const COMMAND = new RegExp(`^/${ESTADO}$`)

/**
 * Reads the return address of a sign-in or logout. The product may send people to the sign-in screen at its own origin,
 * to another port of this machine, or to the callback of the command here (RFC 8252). Any other address is refused, to
 * prevent open redirects (T21).
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
  const path = url.pathname + url.search
  if (url.origin === ownOrigin) return OWN.test(path) ? url : undefined
  const here = url.protocol === 'http:' && isLoopbackUrl(url)
  return here && (OWN.test(path) || COMMAND.test(path)) ? url : undefined
}

const withParam = (address: URL, name: string, value: string): string => {
  const target = new URL(address)
  target.searchParams.set(name, value)
  return target.href
}

/** Returns `{vlv}?token=…`, keeping a query that the address already had. */
export const withToken = (address: URL, token: string): string => withParam(address, 'token', token)

/** Returns `{vlv}?error=…` with the code of a failure, so that the page that asked can tell it. */
export const withError = (address: URL, falla: FallaDeIdentidad): string =>
  withParam(address, 'error', falla)
