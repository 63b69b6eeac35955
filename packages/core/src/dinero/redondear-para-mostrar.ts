import { type Centavos, negateCentavos } from './centavos.ts'
import { parseWireAmount } from './parse-centavos.ts'

/**
 * Rounds an amount to centavos, once, when it enters the product (S1 §5, D24). A third decimal above 5 rounds away from
 * zero. Later decimals do not count: '1.0059' gives 1,00, and '-1.006' gives −1,01.
 *
 * @returns undefined for a text other than '[-]digits[.digits]' or with more than 13 integer digits
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
