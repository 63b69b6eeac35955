import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Creates a verification code of 20 random characters, about 100 bits. The alphabet has no similar characters, so that
 * people can read the code aloud.
 */
export const newCodigo = (): string => {
  let text = ''
  while (text.length < 20) {
    for (const byte of randomBytes(32)) {
      // The alphabet has 31 characters and 248 = 8 × 31. Greater bytes would make some characters more likely.
      if (byte < 248 && text.length < 20) text += ALPHABET[byte % ALPHABET.length]
    }
  }
  return text
}
