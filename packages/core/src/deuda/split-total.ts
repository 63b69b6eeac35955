import { CERO, type Centavos, subtractCentavos } from '../dinero/centavos.ts'

export interface TotalSeparado {
  readonly capital: Centavos
  readonly interes: Centavos
  /**
   * True when the municipality gave neither the capital nor the interest. `capital` is then the whole total, and must not
   * be printed or added as capital.
   */
  readonly sinSeparar?: true
}

/**
 * Splits the total of a tax period into its capital and its interest. When the municipality gave only one of the two, the
 * other is the rest of the total. When it gave neither, nobody knows how much of the total is interest (ADR 0108), unless
 * the total is zero.
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
 * Tells whether the municipality gives the total of a tax period and not how much of it is interest. A period without a
 * total is not one of these: nothing of it is known.
 */
export const isSinSeparar = ({
  total,
  ...importes
}: {
  readonly capital: Centavos | null
  readonly interes: Centavos | null
  readonly total: Centavos | null
}): boolean => total !== null && splitTotal({ ...importes, total }).sinSeparar === true
