import type { Letra, Margenes } from '../../react-pdf/estilo.ts'

export const MARGENES: Margenes = { izquierda: 42, derecha: 42, arriba: 42, abajo: 50 }

/** Width of the text, in points. */
export const ANCHO = 595 - MARGENES.izquierda - MARGENES.derecha

export const SECCION: Letra = { tamano: 10, interlinea: 13 }
