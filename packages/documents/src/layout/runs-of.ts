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
 * Cuts texts at the places where a long word may break between two lines. Two adjacent pieces without a space between
 * them are one word as long as the word fits on a line.
 */
export const cutRuns = (runs: readonly TextRun[]): TextRun[] =>
  runs.flatMap(({ text, shaper }) => piecesOf(text).map((piece) => ({ text: piece, shaper })))
