import type { Respuesta } from '../decision/decision.ts'
import { addCentavos, CERO, type Centavos, subtractCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface DeudaConPagos {
  /**
   * Capital of the debt that the agreement acknowledged. Discounts are not subtracted, and the interest of the plan is
   * not included.
   */
  readonly capital: Centavos
  readonly interes: Centavos
  /** Every payment of an instalment of the agreement, including the charges for late payment. */
  readonly pagos: readonly Centavos[]
}

/**
 * Tells whether the capital or the interest of some acknowledged tax period is unknown, as in some agreements of the
 * former system. The unknown amount is stored as 0, so the periods do not add up to the plan's amount (ADR 0108).
 */
export const faltaSepararDeuda = (
  periodos: readonly { readonly capital: Centavos; readonly interes: Centavos }[],
  {
    monto,
    descuento,
    financiacion,
  }: { readonly monto: Centavos; readonly descuento: Centavos; readonly financiacion: Centavos },
): boolean =>
  periodos.some(({ capital, interes }) => capital === 0 || interes === 0) &&
  addCentavos(...periodos.flatMap(({ capital, interes }) => [capital, interes]), financiacion) !==
    addCentavos(monto, descuento)

export interface SaldoDeConvenio {
  readonly pagado: Centavos
  readonly aInteres: Centavos
  readonly aCapital: Centavos
  readonly interes: Centavos
  readonly capital: Centavos
  readonly total: Centavos
}

const lower = (a: Centavos, b: Centavos): Centavos => (a < b ? a : b)
const notNegative = (importe: Centavos): Centavos => (importe < 0 ? CERO : importe)

/**
 * Computes the debt that remains after an agreement lapsed. The discounts are void. Payments reduce first the
 * acknowledged interest, and then the capital. Later interest is not computed, because the court sets its rate.
 */
export const computeSaldoDeConvenio = ({
  capital,
  interes,
  pagos,
}: DeudaConPagos): Respuesta<SaldoDeConvenio> => {
  const pagado = addCentavos(...pagos)
  const aInteres = notNegative(lower(pagado, interes))
  const aCapital = lower(subtractCentavos(pagado, aInteres), capital)
  const valor = {
    ...{ pagado, aInteres, aCapital },
    interes: subtractCentavos(interes, aInteres),
    capital: subtractCentavos(capital, aCapital),
    total: subtractCentavos(addCentavos(capital, interes), addCentavos(aInteres, aCapital)),
  }
  return {
    valor,
    porque: {
      regla: 'convenio/saldo',
      fuente: 'D173; ADR 0104',
      entradas: { capital, interes, pagos: pagos.length },
      valor: valor.total,
    },
    frase: interpolar(convenios.saldo, {
      reconocida: formatPesos(addCentavos(capital, interes)),
      ...{ pagado: formatPesos(pagado), aInteres: formatPesos(aInteres) },
      ...{ aCapital: formatPesos(aCapital), saldo: formatPesos(valor.total) },
    }),
  }
}
