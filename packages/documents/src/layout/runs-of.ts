import type { Shaper } from '../pdf/shaper.ts'
import type { TextRun } from './words.ts'

interface Tramo {
  readonly texto: string
  readonly fuerte?: boolean
}

/** Returns a function that gives each run of a paragraph its font. */
export const runsOf =
  ({ normal, fuerte }: { readonly normal: Shaper; readonly fuerte: Shaper }) =>
  (tramos: readonly Tramo[]): TextRun[] =>
    tramos.map(({ texto, fuerte: conFuerza }) => ({
      text: texto,
      shaper: conFuerza ? fuerte : normal,
    }))
