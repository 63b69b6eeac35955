import { number, object, string } from 'yup'
import { codigoDeRecurso, numeroDeImponible } from '../municipio/deuda.ts'
import { codigoDePlan } from '../plan-simulado.ts'

const anio = number().integer().min(1900).max(2200)
const cuota = number().integer().min(0).max(99)
const monto = string().matches(/^\d{1,13}(\.\d{1,2})?$/, 'El importe se escribe 1234.50.')

/**
 * Chosen period of `cuotas_plan`: tax (r), number of the property or business (i), year (a) and instalment (c). `t` is
 * the total that the person saw. The server also accepts the long names of S1 §3, such as `recurso`.
 */
export const cuotaElegida = object({
  r: codigoDeRecurso.required('Falta el recurso de un período.'),
  i: numeroDeImponible.required('Falta el imponible de un período.'),
  a: anio.required('Falta el año de un período.'),
  c: cuota.required('Falta la cuota de un período.'),
  t: string().matches(/^-?\d{1,10}\.\d{2}$/, 'El importe de un período se escribe 1234.50.'),
})

export const cuotaDeSimulacion = object({
  a: anio.required('Falta el año de un período.'),
  c: cuota.required('Falta la cuota de un período.'),
})

/**
 * Payment plan that the person chose for a property or business. `m` is the amount to pay, as the client computed it.
 */
export const planElegido = object({
  r: codigoDeRecurso.required('Falta el recurso de un plan.'),
  i: numeroDeImponible.required('Falta el imponible de un plan.'),
  plan: codigoDePlan.required('Elija un plan.'),
  /** Number of instalments, for a plan that lets the person choose this number (D36). */
  c: number().integer().nullable().default(null),
  m: monto,
  /** Advance payment, like '1234.50'. Without a value, the advance is the minimum (D32). */
  anticipo: monto.nullable().default(null),
  /**
   * Field of the specification without a known meaning. The server stores and returns its value, and does not use it
   * (D37).
   */
  i50: string().max(40),
})

/**
 * Property or business whose possible payment plans the request asks for. `c` is the number of instalments, for a plan
 * that lets the person choose this number (D36).
 */
export const imponibleAOfrecer = object({
  r: codigoDeRecurso.required('Falta el recurso de un imponible.'),
  i: numeroDeImponible.required('Falta el número de un imponible.'),
  c: number().integer().nullable().default(null),
})
