import { ESTADOS_DE_PLAZO } from '@apremia/core'
import { number, object, string } from 'yup'
import { fechaIso } from './common.ts'

/** Deadline of a case, with its state. Every screen shows the same state (D182). */
export const plazoALaVista = object({
  estado: string().oneOf(ESTADOS_DE_PLAZO).required(),
  vence: fechaIso.nullable().defined(),
  /** Number of days until `vence`. Negative when the deadline is past. */
  faltan: number().integer().nullable().defined(),
})
