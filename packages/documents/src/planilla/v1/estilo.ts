import type { Margenes } from '../../react-pdf/estilo.ts'

export const MARGENES_DE_PLANILLA: Margenes = { izquierda: 42, derecha: 42, arriba: 42, abajo: 50 }

export const ANCHO_UTIL = 595 - MARGENES_DE_PLANILLA.izquierda - MARGENES_DE_PLANILLA.derecha
