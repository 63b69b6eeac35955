import { createHash, randomBytes } from 'node:crypto'

/** The kinds of secret; the prefix says which, for people who find one in a file. */
export const PREFIX = { sesion: 'aps_', personal: 'apt_', agenda: 'apc_' } as const

/** 256 random bits. */
export const newToken = (prefix: string): string =>
  `${prefix}${randomBytes(32).toString('base64url')}`

/**
 * Returns the hash that is stored in place of the token. A token has the entropy of a key, so a plain hash is enough.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
