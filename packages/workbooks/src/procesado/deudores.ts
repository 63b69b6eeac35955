import type { Deudor } from '@apremia/core'
import { type Parsed, parsed, refused } from '../table/problem.ts'

/**
 * Several debtors in one cell: names joined by ' | ' in order, documents likewise in a cell of their own.
 * A bar inside a text is written '\|' and a backslash '\\', so any name comes back as it was. A program that
 * trims the spaces at the ends of a cell changes nothing.
 */
const SEPARATOR = ' | '

/** Characters a cell can hold. */
const LONGEST = 32_767

const joinTexts = (texts: readonly string[]): string => {
  const joined = texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(SEPARATOR)
  if (joined.length > LONGEST) throw new RangeError('Demasiados deudores para una celda')
  return joined
}

/** Splits on bars that are not escaped, less the one space on each side that joining puts. */
const splitTexts = (text: string): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? ''
    const next = text[i + 1] ?? ''
    if (char === '|') {
      pieces.push(piece)
      piece = ''
    } else if (char === '\\' && (next === '|' || next === '\\')) {
      piece += next
      i++
    } else piece += char
  }
  pieces.push(piece)
  return pieces.map((one, i) => {
    const rest = i > 0 ? one.replace(/^ /, '') : one
    return i < pieces.length - 1 ? rest.replace(/ $/, '') : rest
  })
}

/** The cells of the debtors. Throws RangeError when they do not fit in one cell (some 500 names). */
export const joinDeudores = (
  deudores: readonly Deudor[],
): { readonly nombres: string; readonly documentos: string } => ({
  nombres: joinTexts(deudores.map(({ nombre }) => nombre)),
  documentos: joinTexts(deudores.map(({ documento }) => documento)),
})

const DISTINTOS = refused(
  'deudores',
  'Los contribuyentes y los documentos no coinciden en cantidad. Sepárelos con « | » en el mismo orden.',
)

/** The debtors of both cells, in order; no name and no document is nobody. */
export const splitDeudores = (nombres: string, documentos: string): Parsed<Deudor[]> => {
  if (nombres === '' && documentos === '') return parsed([])
  const names = splitTexts(nombres)
  const documents = splitTexts(documentos)
  if (names.length !== documents.length) return DISTINTOS
  return parsed(names.map((nombre, i) => ({ nombre, documento: documents[i] ?? '' })))
}
