import { createHash, randomBytes } from 'node:crypto'

/** Prefix of each kind of secret, which identifies a secret found in a file. */
export const PREFIX = { sesion: 'aps_', personal: 'apt_', agenda: 'apc_' } as const

export const newToken = (prefix: string): string =>
  `${prefix}${randomBytes(32).toString('base64url')}`

/** The database stores this hash in place of the token. It needs no salt, because a token has 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
