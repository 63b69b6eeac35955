import { createParrafo } from '../../layout/pieza.ts'
import { ANCHO, PAGINA } from './estilo.ts'

/** A paragraph as wide as the page. */
export const parrafo = createParrafo(PAGINA.izquierda, ANCHO)
