import { type CartaDatos, formatPesos } from '@apremia/core'
import type { Painter } from '../../pdf/painter.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { drawCarta } from '../v1/draw-carta.ts'

/** Draws a demand letter, version 2: that of version 1, whose totals say they are pesos. */
export const drawCartaEnPesos = (painter: Painter, datos: CartaDatos, estilos: Estilos): void =>
  drawCarta(painter, datos, estilos, formatPesos)
