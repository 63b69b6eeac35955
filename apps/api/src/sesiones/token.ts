import { createHash, randomBytes } from 'node:crypto'

/** Prefix of each kind of token. It tells the kind of a token that somebody finds in a file. */
export const PREFIX = { sesion: 'aps_', personal: 'apt_', agenda: 'apc_' } as const

export const newToken = (prefix: string): string =>
  `${prefix}${randomBytes(32).toString('base64url')}`

/**
 * Computes the hash that the database stores in place of a token. It needs no salt, because a token has 256 random
 * bits.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
