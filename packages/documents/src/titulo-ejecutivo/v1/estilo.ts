import type { Shaper } from '../../pdf/shaper.ts'

export interface Estilos {
  readonly normal: Shaper
  readonly fuerte: Shaper
}

/** Size and margins of the page, in points. The left margin is wider because court files are sewn on that side. */
export const PAGINA = { ancho: 595, alto: 842, izquierda: 76, derecha: 60, arriba: 46, abajo: 56 }

export const ANCHO = PAGINA.ancho - PAGINA.izquierda - PAGINA.derecha

export const CAPACIDAD = PAGINA.alto - PAGINA.arriba - PAGINA.abajo

export const CUERPO = { tamano: 10.2, interlinea: 13.5 }
export const FICHA = { tamano: 9.6, interlinea: 12.6, rotulo: 8.4 }
export const TABLA = { tamano: 9.2, interlinea: 12.4 }

/** Gray levels of the executive title, from 0 (black) to 1 (white). */
export const GRIS = { texto: 0, rotulo: 0.36, filete: 0.72, nota: 0.3 }
