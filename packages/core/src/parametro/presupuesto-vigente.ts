import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import { parametroVigente } from './parametro-vigente.ts'

/**
 * Returns the percentage for interest and costs that a court paper adds to the claimed amount, such as '30'. The court
 * paper asks for an attachment or another precautionary measure (Ley 13.406 art. 6). '' when the municipality has not
 * set the percentage. The person then types the percentage.
 */
export const presupuestoVigente = (filas: readonly FilaDeParametro[], dia: Fecha): string =>
  parametroVigente(filas, 'juicio.presupuesto', dia)?.valor ?? ''
