import { type CartaDatos, endSentence, formatPesos } from '@apremia/core'
import type { Painter } from '../../pdf/painter.ts'
import type { Estilos } from '../../titulo-ejecutivo/v1/estilo.ts'
import { enMayusculas } from '../../titulo-ejecutivo/v1/textos.ts'
import { drawCarta } from '../v1/draw-carta.ts'
import type { DatoDeFicha } from '../v1/ficha.ts'
import { datosDeOtro } from '../v1/textos.ts'

const filasDeObligados = ({ deudor }: CartaDatos): readonly DatoDeFicha[] =>
  deudor.otros.map((otro) => {
    const { nombre, documento, domicilio } = datosDeOtro(otro)
    return {
      rotulo: 'También obligado',
      valor: [enMayusculas(nombre), documento, domicilio].filter(Boolean).join(' — '),
    }
  })

/**
 * Draws version 3 of a demand letter. Unlike version 2, each co-debtor has a line with document and address. A sentence
 * that ends with an abbreviation has only one full stop.
 */
export const drawCartaConObligados = (
  painter: Painter,
  datos: CartaDatos,
  estilos: Estilos,
): void =>
  drawCarta(painter, datos, estilos, { formatTotal: formatPesos, filasDeObligados, endSentence })
