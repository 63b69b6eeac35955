import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import { parametroVigente } from './parametro-vigente.ts'

/**
 * Returns the percentage for interest and costs, such as '30', that a request for a precautionary measure (such as an
 * attachment) adds to the claimed amount (Ley 13.406 art. 6). Returns '' when the municipality has not set the
 * percentage. The person then types it.
 */
export const presupuestoVigente = (filas: readonly FilaDeParametro[], dia: Fecha): string =>
  parametroVigente(filas, 'juicio.presupuesto', dia)?.valor ?? ''
