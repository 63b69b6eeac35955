import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import { parametroVigente } from './parametro-vigente.ts'

/**
 * Returns the percentage of the claim that a precautionary measure adds for interest and costs on a day, as text: '30'.
 * '' when the municipality has not set the percentage, so the person types it (Ley 13.406 art. 6).
 */
export const presupuestoVigente = (filas: readonly FilaDeParametro[], dia: Fecha): string =>
  parametroVigente(filas, 'juicio.presupuesto', dia)?.valor ?? ''
