/** 128 random bits: `randomUUID` is not there on a page served over plain http. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** A name for what a person asks, under which it is done once (`Idempotency-Key`). */
export const newClave = (): string => `web-${randomHex()}`
