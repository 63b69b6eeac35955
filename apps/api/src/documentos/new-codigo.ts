import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * A verification code: 20 random characters, some 100 bits, in an alphabet without look-alikes that people can
 * read aloud.
 */
export const newCodigo = (): string => {
  let text = ''
  while (text.length < 20) {
    for (const byte of randomBytes(32)) {
      // 248 = 8 × 31: bytes above it would favour some letters.
      if (byte < 248 && text.length < 20) text += ALPHABET[byte % ALPHABET.length]
    }
  }
  return text
}
