import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import { parametroVigente } from './parametro-vigente.ts'

/**
 * Returns the percentage of the claim that a measure adds for interest and costs on a day, as text: '30'. '' while the
 * municipality has not set one, and then the person types it (Ley 13.406 art. 6).
 */
export const presupuestoVigente = (filas: readonly FilaDeParametro[], dia: Fecha): string =>
  parametroVigente(filas, 'juicio.presupuesto', dia)?.valor ?? ''
