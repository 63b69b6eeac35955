import { type Centavos, negateCentavos } from './centavos.ts'
import { parseWireAmount } from './parse-centavos.ts'

/**
 * Rounds an amount with more than two decimals to centavos, once, when the amount enters the product (S1 §5, D24). A
 * third decimal above 5 rounds away from zero, and 5 or less is cut. Later decimals do not count: '1.005' and '1.0059'
 * give 1,00, '1.006' gives 1,01, and '-1.006' gives −1,01. Accepts '[-]digits[.digits]' with at most 13 integer digits.
 * Undefined for any other text.
 */
export const redondearParaMostrar = (decimal: string): Centavos | undefined => {
  const match = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(decimal)
  if (!match) return undefined
  const [, sign, whole, decimals = ''] = match
  const cut = parseWireAmount(`${whole}.${decimals.slice(0, 2).padEnd(2, '0')}`)
  if (cut === undefined) return undefined
  const rounded = (cut + (Number(decimals[2] ?? '0') > 5 ? 1 : 0)) as Centavos
  return sign === '-' ? negateCentavos(rounded) : rounded
}
