import type { Margenes } from '../../react-pdf/estilo.ts'

/** Height, in points, of the space for initials above the foot of each page. */
const ALTO_DE_RUBRICAS = 42

/**
 * Page margins, in points. The left margin is wider because court files are sewn on that side. The bottom margin has
 * space for the initials of the parties.
 */
export const MARGENES_DE_CONVENIO_V2: Margenes = {
  izquierda: 76,
  derecha: 60,
  arriba: 54,
  abajo: 60 + ALTO_DE_RUBRICAS,
}

export const RUBRICAS_DE_CONVENIO = {
  alto: ALTO_DE_RUBRICAS,
  quienes: ['Rúbrica de la parte deudora', 'Rúbrica por la Municipalidad'],
} as const
