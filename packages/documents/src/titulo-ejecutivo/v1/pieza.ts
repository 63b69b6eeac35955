import { createParrafo } from '../../layout/pieza.ts'
import { ANCHO, PAGINA } from './estilo.ts'

export const parrafo = createParrafo(PAGINA.izquierda, ANCHO)
