import { CERO, type Centavos, subtractCentavos, sumCentavos } from '../dinero/centavos.ts'

interface ConImportes {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

export interface PeriodosSeparados<P> {
  readonly reclamados: readonly P[]
  /** Tax periods in which the debtor has a credit. */
  readonly saldos: readonly P[]
  /** Sums of the claimed tax periods, before the credits of the debtor are discounted. */
  readonly subtotal: ConImportes
  /** Sum of the credits of the debtor, as a positive amount. */
  readonly aFavor: Centavos
}

/**
 * Separates the periods with a credit from the periods that an executive title claims. The table of the title lists
 * only debt, and the title discounts the credits from the sum (Ley 13.406, art. 2).
 */
export const separateSaldos = <P extends ConImportes>(
  periodos: readonly P[],
): PeriodosSeparados<P> => {
  const saldos = periodos.filter(({ total }) => total < 0)
  const reclamados = saldos.length === 0 ? periodos : periodos.filter(({ total }) => total >= 0)
  const sum = (campo: keyof ConImportes) => sumCentavos(reclamados.map((p) => p[campo]))
  return {
    reclamados,
    saldos,
    subtotal: { capital: sum('capital'), interes: sum('interes'), total: sum('total') },
    aFavor: subtractCentavos(CERO, sumCentavos(saldos.map(({ total }) => total))),
  }
}
