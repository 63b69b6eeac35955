import { createParrafo, type OpcionesDeParrafo, type Pieza } from '../../layout/pieza.ts'
import type { Shaper } from '../../pdf/shaper.ts'
import { HOJA } from './estilo.ts'

const parrafo = createParrafo(HOJA.pagina.izquierda, HOJA.ancho)

/**
 * Returns a function that lays out one text of the page at the whole width.
 *
 * @param interlinea height of a line, as a multiple of the font size
 * @param habitual options of every text, unless the text has its own
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

/** A thick and a thin line across the page, below its heading. */
export const filetesDeHoja = (above: number): Pieza => ({
  ...{ height: 3, above, atTop: 0, atBottom: 0, bond: 2 },
  draw: ({ page }, y) => {
    page.rule(HOJA.pagina.izquierda, y, HOJA.ancho, 1.1, 0)
    page.rule(HOJA.pagina.izquierda, y - 2.4, HOJA.ancho, 0.35, 0)
  },
})
