/** Returns 128 random bits. `randomUUID` does not exist on a page served over plain http. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Returns a new random idempotency key. When several requests have the same key, the server executes only the first
 * request.
 */
export const newClave = (): string => `web-${randomHex()}`
