import { toHex } from './to-hex.ts'

/**
 * Returns 128 random bits in hexadecimal. `crypto.randomUUID` is not used, because it does not exist on a page served
 * over plain http.
 */
const randomHex = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)))

/**
 * Returns a new random idempotency key. When several requests have the same key, the server executes only the first
 * request.
 */
export const newClave = (): string => `web-${randomHex()}`
