import {
  addCentavos,
  CERO,
  type Centavos,
  centavos,
  splitCentavos,
  subtractCentavos,
} from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { CuotaDePlan } from './plan-simulado.ts'
import { vencimientoDeCuota } from './vencimiento-de-cuota.ts'

/** The part of the capital that the first `pagado` of `total` pays, rounded down. */
const capitalPagado = (capital: Centavos, pagado: Centavos, total: Centavos): Centavos =>
  centavos(Number((BigInt(capital) * BigInt(pagado)) / BigInt(total)))

/**
 * Builds the instalments of a plan. The advance is number 0 when there is one. The others are equal, with the remainder
 * in the last (D31, D33). Each pays capital and interest in the proportion of the whole. Both add up to the centavo and
 * are never negative, because each is the amount paid so far minus the amount paid before.
 *
 * @param aPagar capital plus all interest, more than 0
 * @param anticipo 0 when the plan has none; less than `aPagar`
 */
export const buildCuotas = ({
  capital,
  aPagar,
  anticipo,
  cantidad,
  firma,
}: {
  readonly capital: Centavos
  readonly aPagar: Centavos
  readonly anticipo: Centavos
  readonly cantidad: number
  readonly firma: Fecha
}): CuotaDePlan[] => {
  const resto = splitCentavos(subtractCentavos(aPagar, anticipo), cantidad)
  const montos = anticipo > 0 ? [anticipo, ...resto] : resto
  const primera = anticipo > 0 ? 0 : 1
  let pagado = CERO
  return montos.map((monto, i) => {
    const antes = capitalPagado(capital, pagado, aPagar)
    pagado = addCentavos(pagado, monto)
    const deCapital = subtractCentavos(capitalPagado(capital, pagado, aPagar), antes)
    const cuota = primera + i
    return {
      cuota,
      capital: deCapital,
      interes: subtractCentavos(monto, deCapital),
      monto,
      vencimiento: vencimientoDeCuota(firma, cuota),
    }
  })
}
