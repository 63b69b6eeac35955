import { createParrafo } from '../../layout/pieza.ts'
import { ANCHO, PAGINA } from './estilo.ts'

/** Builds a paragraph as wide as the text of the page. */
export const parrafo = createParrafo(PAGINA.izquierda, ANCHO)
