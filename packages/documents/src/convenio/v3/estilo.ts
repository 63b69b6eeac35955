import { A4, LETRA } from '../../react-pdf/estilo.ts'
import { MARGENES_DE_CONVENIO_V2 as MARGENES } from '../v2/estilo.ts'

const ANCHO = A4.ancho - MARGENES.izquierda - MARGENES.derecha

/**
 * Dimensions of the page of an agreement, in points from the lower left corner. They are the same as in version 2 of
 * the document.
 */
export const CONVENIO = {
  x: MARGENES.izquierda,
  ancho: ANCHO,
  arriba: A4.alto - MARGENES.arriba,
  capacidad: A4.alto - MARGENES.arriba - MARGENES.abajo,
  abajo: MARGENES.abajo,
  tabla: {
    ...{ relleno: 3, cabeza: LETRA.nota.tamano, altoDeCabeza: 16 },
    ...LETRA.tabla,
  },
  /** Gray levels of the page, from 0 (black) to 1 (white). */
  gris: { texto: 0, nota: 0.25, filete: 0.7 },
} as const
