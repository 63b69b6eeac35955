export const LT = 60
export const GT = 62
export const SLASH = 47
export const EQUALS = 61
export const SPACE = 32

export const isSpace = (byte: number | undefined): boolean =>
  byte === SPACE || byte === 10 || byte === 13 || byte === 9

export const isQuote = (byte: number | undefined): boolean => byte === 34 || byte === 39

/** Finds the next byte equal to `byte`, from the offset `from`. Returns its offset, or `end` when there is none. */
export const seek = (bytes: Uint8Array, byte: number, from: number, end: number): number => {
  let at = from
  while (at < end && bytes[at] !== byte) at++
  return at
}

/**
 * Parses the digits of `bytes` from `from` to `to` as a number. Returns NaN when the range is empty or has a character
 * that is not a digit.
 */
export const digits = (bytes: Uint8Array, from: number, to: number): number => {
  if (from >= to || to - from > 15) return Number.NaN
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = (bytes[at] as number) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}
