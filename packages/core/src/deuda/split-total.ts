import { CERO, type Centavos, subtractCentavos } from '../dinero/centavos.ts'

export interface TotalSeparado {
  readonly capital: Centavos
  readonly interes: Centavos
  /**
   * True when the municipality gave neither the capital nor the interest of the tax period. `capital` is then the whole
   * total, and must not be printed or added as capital.
   */
  readonly sinSeparar?: true
}

/**
 * Splits the total of a tax period into capital and interest. When only one amount is known, the other amount is the
 * rest. When neither is known, the interest is unknown (ADR 0108), unless the total is zero.
 */
export const splitTotal = ({
  capital,
  interes,
  total,
}: {
  readonly capital: Centavos | null
  readonly interes: Centavos | null
  readonly total: Centavos
}): TotalSeparado => {
  if (interes !== null) return { capital: subtractCentavos(total, interes), interes }
  if (capital !== null) return { capital, interes: subtractCentavos(total, capital) }
  return { capital: total, interes: CERO, ...(total === 0 ? {} : { sinSeparar: true }) }
}

/**
 * Tells whether the municipality gave the total of a tax period but not its capital or its interest. False for a period
 * without a total, because nothing of that period is known.
 */
export const isSinSeparar = ({
  total,
  ...importes
}: {
  readonly capital: Centavos | null
  readonly interes: Centavos | null
  readonly total: Centavos | null
}): boolean => total !== null && splitTotal({ ...importes, total }).sinSeparar === true
