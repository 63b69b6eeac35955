import { number, object, string } from 'yup'
import { codigoDeRecurso, numeroDeImponible } from '../municipio/deuda.ts'
import { codigoDePlan } from '../plan-simulado.ts'

const anio = number().integer().min(1900).max(2200)
const cuota = number().integer().min(0).max(99)
const monto = string().matches(/^\d{1,13}(\.\d{1,2})?$/, 'El importe se escribe 1234.50.')

/**
 * A chosen period inside `cuotas_plan`: resource, item, year, instalment. `t` is the total that the person saw. The
 * long names of S1 §3 (`recurso`, `imponible`, `anio`, `cuota`) are accepted too.
 */
export const cuotaElegida = object({
  r: codigoDeRecurso.required('Falta el recurso de un período.'),
  i: numeroDeImponible.required('Falta el imponible de un período.'),
  a: anio.required('Falta el año de un período.'),
  c: cuota.required('Falta la cuota de un período.'),
  t: string().matches(/^-?\d{1,10}\.\d{2}$/, 'El importe de un período se escribe 1234.50.'),
})

/** A chosen period inside `jsdeuda`. */
export const cuotaDeSimulacion = object({
  a: anio.required('Falta el año de un período.'),
  c: cuota.required('Falta la cuota de un período.'),
})

/** A chosen plan inside `planes`. `m` is the amount to pay as the caller computed it. */
export const planElegido = object({
  r: codigoDeRecurso.required('Falta el recurso de un plan.'),
  i: numeroDeImponible.required('Falta el imponible de un plan.'),
  plan: codigoDePlan.required('Elija un plan.'),
  /** Instalments, where the plan leaves them open (D36). */
  c: number().integer().nullable().default(null),
  m: monto,
  /** Advance, '1234.50'; the least when left out (D32). The same key as in the simulation. */
  anticipo: monto.nullable().default(null),
  /** Opaque (D37). */
  i50: string().max(40),
})

/** An item inside `ofrecer`: `c` is the number of instalments for the plan that leaves them open (D36). */
export const imponibleAOfrecer = object({
  r: codigoDeRecurso.required('Falta el recurso de un imponible.'),
  i: numeroDeImponible.required('Falta el número de un imponible.'),
  c: number().integer().nullable().default(null),
})
