import type { FallaDeIdentidad } from '@apremia/core'
import { isLoopbackUrl } from '../platform/loopback.ts'

/**
 * Pattern of the `state` value of a sign-in: 128 random bits. Only the browser or command-line program that began the
 * sign-in knows the value. A browser gets the value in the query of the return URL, a command-line program in the path.
 */
const ESTADO = '[0-9a-f]{32}'
const OWN = new RegExp(`^/(\\?estado=${ESTADO})?$`)
const COMMAND = new RegExp(`^/${ESTADO}$`)

/**
 * Parses the return URL of a sign-in or logout. Returns undefined for a URL that is neither of this product nor of this
 * machine (RFC 8252). So no link can send a person to a foreign site after the sign-in (T21).
 */
export const parseReturnAddress = (text: string, ownOrigin: string): URL | undefined => {
  // Browsers read a backslash as a slash and skip control characters, so a URL with any of them is refused.
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

export const withToken = (address: URL, token: string): string => withParam(address, 'token', token)

export const withError = (address: URL, falla: FallaDeIdentidad): string =>
  withParam(address, 'error', falla)
