import { createHash, randomBytes } from 'node:crypto'

/** Prefix of each kind of secret. When somebody finds a secret in a file, the prefix shows its kind. */
export const PREFIX = { sesion: 'aps_', personal: 'apt_', agenda: 'apc_' } as const

export const newToken = (prefix: string): string =>
  `${prefix}${randomBytes(32).toString('base64url')}`

/**
 * Returns the hash that the database stores in place of the token. The hash needs no salt, because a token has 256
 * random bits.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
