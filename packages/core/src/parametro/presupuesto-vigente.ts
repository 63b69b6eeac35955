import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import { parametroVigente } from './parametro-vigente.ts'

/**
 * Returns the percentage that a request for a precautionary measure (such as an attachment) adds to the claim for
 * interest and costs: '30'. '' when the municipality has not set it, so the person types the percentage (Ley 13.406
 * art. 6).
 */
export const presupuestoVigente = (filas: readonly FilaDeParametro[], dia: Fecha): string =>
  parametroVigente(filas, 'juicio.presupuesto', dia)?.valor ?? ''
