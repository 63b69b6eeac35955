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

/**
 * Returns the part of the amount `pagado` that pays capital, rounded down. It is proportional: `total` is the capital
 * plus all the interest of the plan.
 */
const capitalPagado = (capital: Centavos, pagado: Centavos, total: Centavos): Centavos =>
  centavos(Number((BigInt(capital) * BigInt(pagado)) / BigInt(total)))

/**
 * Builds the instalments of a payment plan (D31, D33). The advance payment, if any, has number 0. The other instalments
 * are equal, but the last one includes the remainder of the division.
 *
 * Each instalment has the same proportion of capital as the whole debt. To make the sum exact, the capital of an
 * instalment is the difference between two accumulated amounts.
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
