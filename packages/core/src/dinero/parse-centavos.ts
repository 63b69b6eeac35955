import { type Centavos, centavos } from './centavos.ts'

/**
 * Reads an amount on the wire: '1234.50' (dot, at most two decimals, at most 13 integer digits,
 * decision D50). Returns undefined for anything else: exponents, NaN, signs, separators.
 */
export const parseWireAmount = (text: string): Centavos | undefined => {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  return centavos(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

/** Parses like {@link parseWireAmount}, for figures that may be negative (credits, decision D128). */
export const parseSignedWireAmount = (text: string): Centavos | undefined => {
  const negative = text.startsWith('-')
  const magnitude = parseWireAmount(negative ? text.slice(1) : text)
  if (magnitude === undefined) return undefined
  return negative ? centavos(-magnitude) : magnitude
}
