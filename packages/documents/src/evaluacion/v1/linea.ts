import { createFiletes } from '../../layout/filetes.ts'
import { createParrafo, type OpcionesDeParrafo, type Pieza } from '../../layout/pieza.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { HOJA } from './estilo.ts'

const parrafo = createParrafo(HOJA.pagina.izquierda, HOJA.ancho)

/**
 * Returns a function that lays out a text over the full width of the page.
 *
 * @param interlinea height of a line, as a multiple of the font size
 * @param habitual default options of a text
 */
export const createLineaDeHoja =
  (interlinea: number, habitual: Partial<OpcionesDeParrafo>) =>
  (
    text: string,
    shaper: Shaper,
    tamano: number,
    opciones: Partial<OpcionesDeParrafo> = {},
  ): Pieza[] =>
    parrafo([{ text, shaper }], {
      ...{ tamano, interlinea: tamano * interlinea, align: 'left', element: 'P' },
      ...habitual,
      ...opciones,
    })

export const filetesDeHoja = createFiletes(HOJA.pagina.izquierda, HOJA.ancho)
