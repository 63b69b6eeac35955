import type { Shaper } from '../pdf/shaper.ts'
import { piecesOf } from './prepare-datos.ts'
import type { TextRun } from './words.ts'

interface Tramo {
  readonly texto: string
  readonly fuerte?: boolean
}

interface Estilos {
  readonly normal: Shaper
  readonly fuerte: Shaper
}

export const runsOf =
  ({ normal, fuerte }: Estilos) =>
  (tramos: readonly Tramo[]): TextRun[] =>
    tramos.map(({ texto, fuerte: conFuerza }) => ({
      text: texto,
      shaper: conFuerza ? fuerte : normal,
    }))

/**
 * Cuts long words into pieces where they may break between two lines. The layout joins the pieces again when the whole
 * word fits on a line.
 */
export const cutRuns = (runs: readonly TextRun[]): TextRun[] =>
  runs.flatMap(({ text, shaper }) => piecesOf(text).map((piece) => ({ text: piece, shaper })))
