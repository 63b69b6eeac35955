import { ESTADOS_DE_PLAZO } from '@apremia/core'
import { number, object, string } from 'yup'
import { fechaIso } from './common.ts'

/**
 * Deadline of a case, with a state (`estado`) such as 'vencido' (expired). Every screen shows the same state (D182).
 */
export const plazoALaVista = object({
  estado: string().oneOf(ESTADOS_DE_PLAZO).required(),
  vence: fechaIso.nullable().defined(),
  /** Number of days from today to the deadline. Negative when the deadline is past. */
  faltan: number().integer().nullable().defined(),
})
