/** Returns 128 random bits. `randomUUID` does not exist on a page served over plain http. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The server does only the first of the requests that share a key. */
export const newClave = (): string => `web-${randomHex()}`
