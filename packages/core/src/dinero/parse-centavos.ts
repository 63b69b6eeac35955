import { type Centavos, centavos } from './centavos.ts'

/**
 * Parses an amount of a request or file: '1234.50' (dot, at most two decimals, at most 13 integer digits; D50).
 * Undefined for any other text, such as exponents, NaN, signs or separators.
 */
export const parseWireAmount = (text: string): Centavos | undefined => {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  return centavos(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

/**
 * Parses an amount of a request or file, as {@link parseWireAmount} does, but accepts a negative amount, which is a
 * credit (D128).
 */
export const parseSignedWireAmount = (text: string): Centavos | undefined => {
  const negative = text.startsWith('-')
  const magnitude = parseWireAmount(negative ? text.slice(1) : text)
  if (magnitude === undefined) return undefined
  return negative ? centavos(-magnitude) : magnitude
}
