import { isIP } from 'node:net'

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** A URL writes IPv6 addresses between brackets. */
export const isLoopbackUrl = ({ hostname }: URL): boolean =>
  isLoopback(hostname.replace(/^\[|\]$/g, ''))
