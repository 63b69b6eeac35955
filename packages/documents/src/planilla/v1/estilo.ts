import type { Margenes } from '../../react-pdf/estilo.ts'

export const MARGENES_DE_PLANILLA: Margenes = { izquierda: 42, derecha: 42, arriba: 42, abajo: 50 }

export const ANCHO_UTIL = 595 - MARGENES_DE_PLANILLA.izquierda - MARGENES_DE_PLANILLA.derecha

/** Average width of a digit, dot or comma, as a fraction of the font size. */
export const ANCHO_DE_CIFRA = 0.51
