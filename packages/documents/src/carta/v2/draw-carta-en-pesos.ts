import { type CartaDatos, formatPesos } from '@apremia/core'
import type { Painter } from '../../pdf/painter.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { drawCarta, PRIMERA_CARTA } from '../v1/draw-carta.ts'

/**
 * Draws version 2 of a demand letter. Version 2 differs from version 1 only in the totals, which have the peso sign.
 */
export const drawCartaEnPesos = (painter: Painter, datos: CartaDatos, estilos: Estilos): void =>
  drawCarta(painter, datos, estilos, { ...PRIMERA_CARTA, formatTotal: formatPesos })
