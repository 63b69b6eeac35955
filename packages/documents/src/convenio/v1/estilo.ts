import type { Margenes } from '../../react-pdf/estilo.ts'

/** Page margins, in points. The left margin is wider because court files are sewn on that side. */
export const MARGENES_DE_CONVENIO: Margenes = { izquierda: 76, derecha: 60, arriba: 54, abajo: 60 }

/** Blank space above the line of a signature, in points. */
export const ESPACIO_PARA_FIRMAR = 62
