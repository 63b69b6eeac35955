import { CODIGOS_DE_AFUERA, CODIGOS_DE_PLAN, esDiaDeFirma, parseFecha, textos } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { fechaIso, importe } from './common.ts'

export const codigoDePlan = string().oneOf(
  CODIGOS_DE_PLAN,
  'El tipo de plan no existe: los planes son ${values}.',
)

/**
 * Day on which an agreement is signed or a plan is simulated. The schema refuses a day on which the parameters had no
 * values yet. It also refuses a day after the year 2200.
 */
export const diaDeFirma = fechaIso.test('dia-de-firma', textos.planes.diaDeFirma, (value) => {
  const dia = parseFecha(value ?? '')
  return dia === undefined || esDiaDeFirma(dia)
})

/** Instalment of a payment plan. Instalment 0 is the advance payment. */
export const cuotaSimulada = object({
  cuota: number().integer().required(),
  capital: importe.required(),
  interes: importe.required(),
  /** Amount of the instalment: capital plus interest. */
  monto: importe.required(),
  vencimiento: fechaIso.required(),
})

/**
 * Cost and due dates of a payment plan over the chosen tax periods. `a_pagar` = `total` − `descuento` + `financiacion`.
 */
export const planSimulado = object({
  /**
   * Code of the computed payment plan. It differs from the requested plan when the debt is outside the limits of that
   * plan.
   */
  plan: codigoDePlan.required(),
  nombre: string().required(),
  /** Code of the requested payment plan, when the computed plan is another one. Null otherwise. */
  cambiado_de: codigoDePlan.nullable().defined(),
  capital: importe.required(),
  interes: importe.required(),
  total: importe.required(),
  descuento: importe.required(),
  financiacion: importe.required(),
  /**
   * Monthly interest rate of the payment plan, such as '2.5'. `etiqueta` is the label beside the rate: 'DEMO' when the
   * municipality did not set the rate. Null when the plan has no interest.
   */
  tasa: object({ texto: string().required(), etiqueta: string().defined() })
    .nullable()
    .defined()
    .default(null),
  anticipo: importe.required(),
  a_pagar: importe.required(),
  cuotas: array(cuotaSimulada.required()).required(),
  /**
   * 'DEMO' when the due dates of the instalments are samples, because the municipality did not set its own. '' when the
   * municipality set them (D126).
   */
  origen_de_vencimientos: string().defined(),
})

/** Reason why the product does not select a tax period for an agreement by default (D183). */
export const porqueAfuera = object({
  codigo: string().oneOf(CODIGOS_DE_AFUERA).required(),
  mensaje: string().required(),
})
