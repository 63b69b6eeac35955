import { addDays, type Fecha } from '../fecha/fecha.ts'
import { LIMITES_DE_CASO } from './limites.ts'

/** The first day a list shows of itself: 120 days back, that day included (S2 §7, §9; D67). */
export const desdeDeListado = (hoy: Fecha): Fecha => addDays(hoy, -LIMITES_DE_CASO.ventana)

/** Whether a date is shown; `desde` null is the window taken off. */
export const estaEnVentana = (dia: Fecha, desde: Fecha | null, hasta: Fecha): boolean =>
  dia <= hasta && (desde === null || dia >= desde)
