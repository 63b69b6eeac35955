import { isIP } from 'node:net'

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** The hostname of a URL writes an IPv6 address between brackets, which are removed here. */
export const isLoopbackUrl = ({ hostname }: URL): boolean =>
  isLoopback(hostname.replace(/^\[|\]$/g, ''))

export const isLoopbackHost = (host: string): boolean => {
  const address = `http://${host}/`
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(address)) return false
  return isLoopbackUrl(new URL(address))
}
