import { CODIGOS_DE_AFUERA, CODIGOS_DE_PLAN, esDiaDeFirma, parseFecha, textos } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { fechaIso, importe } from './common.ts'

export const codigoDePlan = string().oneOf(
  CODIGOS_DE_PLAN,
  'El tipo de plan no existe: los planes son ${values}.',
)

/** Day of signing, real or simulated. The day must have parameters in force and future due dates. */
export const diaDeFirma = fechaIso.test('dia-de-firma', textos.planes.diaDeFirma, (value) => {
  const dia = parseFecha(value ?? '')
  return dia === undefined || esDiaDeFirma(dia)
})

/** Instalment of a plan. Instalment 0 is the advance. */
export const cuotaSimulada = object({
  cuota: number().integer().required(),
  capital: importe.required(),
  interes: importe.required(),
  /** Capital plus interest. */
  monto: importe.required(),
  vencimiento: fechaIso.required(),
})

/** Cost and due dates of a plan over some periods. `a_pagar` = `total` − `descuento` + `financiacion`. */
export const planSimulado = object({
  /**
   * Plan that applies. The applied plan may differ from the requested plan, because the total of the debt may require
   * another plan.
   */
  plan: codigoDePlan.required(),
  nombre: string().required(),
  /** Requested plan, when the total of the debt changed it to another plan. Null otherwise. */
  cambiado_de: codigoDePlan.nullable().defined(),
  capital: importe.required(),
  interes: importe.required(),
  total: importe.required(),
  descuento: importe.required(),
  financiacion: importe.required(),
  /** Monthly rate, like '2.5', with its source ('DEMO'). Null when the plan has no rate. */
  tasa: object({ texto: string().required(), etiqueta: string().defined() })
    .nullable()
    .defined()
    .default(null),
  anticipo: importe.required(),
  a_pagar: importe.required(),
  cuotas: array(cuotaSimulada.required()).required(),
  /**
   * Source of the due dates: 'DEMO' when the municipality did not set the dates, and '' for the municipality's own
   * dates (D126).
   */
  origen_de_vencimientos: string().defined(),
})

/** Reason why the default selection of an agreement omits a period (D183). */
export const porqueAfuera = object({
  codigo: string().oneOf(CODIGOS_DE_AFUERA).required(),
  mensaje: string().required(),
})
