import { CODIGOS_DE_AFUERA, CODIGOS_DE_PLAN, esDiaDeFirma, parseFecha, textos } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { fechaIso, importe } from './common.ts'

export const codigoDePlan = string().oneOf(
  CODIGOS_DE_PLAN,
  'El tipo de plan no existe: los planes son ${values}.',
)

/** Day to sign or to simulate for. The day must have parameters in force, and due dates must exist after it. */
export const diaDeFirma = fechaIso.test('dia-de-firma', textos.planes.diaDeFirma, (value) => {
  const dia = parseFecha(value ?? '')
  return dia === undefined || esDiaDeFirma(dia)
})

/** An instalment of a plan; 0 is the advance. */
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
  /** The plan that applies, after the switch at the threshold. */
  plan: codigoDePlan.required(),
  nombre: string().required(),
  /** The plan asked for, when the total made it another one. */
  cambiado_de: codigoDePlan.nullable().defined(),
  capital: importe.required(),
  interes: importe.required(),
  total: importe.required(),
  descuento: importe.required(),
  financiacion: importe.required(),
  /** Monthly rate '2.5' with its source ('DEMO'), or null when the plan charges none. */
  tasa: object({ texto: string().required(), etiqueta: string().defined() })
    .nullable()
    .defined()
    .default(null),
  anticipo: importe.required(),
  a_pagar: importe.required(),
  cuotas: array(cuotaSimulada.required()).required(),
  /** Source of the due dates: 'DEMO' while they are not the municipality's own, '' when they are (D126). */
  origen_de_vencimientos: string().defined(),
})

/** Reason why a period stays out of an agreement when nobody chooses among the debt (D183). */
export const porqueAfuera = object({
  codigo: string().oneOf(CODIGOS_DE_AFUERA).required(),
  mensaje: string().required(),
})
