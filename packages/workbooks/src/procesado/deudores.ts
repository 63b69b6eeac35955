import type { Deudor } from '@apremia/core'
import { type Parsed, parsed, refused } from '../table/problem.ts'

/**
 * Separator, a bar, between the debtors in one cell. Inside a text, a bar is written '\|' and a backslash '\\'. So
 * splitTexts restores every text.
 */
const SEPARATOR = ' | '

/** Maximum number of characters of a cell in Excel. */
const LONGEST = 32_767

const joinTexts = (texts: readonly string[]): string => {
  const joined = texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(SEPARATOR)
  if (joined.length > LONGEST) throw new RangeError('Demasiados deudores para una celda')
  return joined
}

/** Splits the text of a cell at the bars that are not escaped. Removes one space at each side of those bars. */
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

/**
 * Cells of a row that list a value for each debtor: name, document, and so on. In each cell, the values are in the same
 * order.
 */
export interface CeldasDeDeudores {
  readonly nombres: string
  readonly documentos: string
  /**
   * Capacity of each debtor, such as owner. The cell is '' when the workbook has no column for the capacities, or when
   * no capacity is known.
   */
  readonly caracteres: string
  readonly domicilios: string
}

/**
 * Writes the data of the debtors as cells of a workbook.
 *
 * @throws RangeError when a text does not fit in a cell (about 500 names)
 */
export const joinDeudores = (deudores: readonly Deudor[]): CeldasDeDeudores => {
  const joinKnown = (texts: readonly string[]) =>
    texts.every((text) => text === '') ? '' : joinTexts(texts)
  return {
    nombres: joinTexts(deudores.map(({ nombre }) => nombre)),
    documentos: joinTexts(deudores.map(({ documento }) => documento)),
    caracteres: joinKnown(deudores.map(({ caracter = '' }) => caracter)),
    domicilios: joinKnown(deudores.map(({ domicilio = '' }) => domicilio)),
  }
}

const DISTINTOS = refused(
  'deudores',
  'Los contribuyentes y sus datos no coinciden en cantidad. Sepárelos con « | » en el mismo orden.',
)

export const splitDeudores = ({
  nombres,
  documentos,
  caracteres,
  domicilios,
}: CeldasDeDeudores): Parsed<Deudor[]> => {
  if (nombres === '' && documentos === '') return parsed([])
  const names = splitTexts(nombres)
  const splitKnown = (text: string) => (text === '' ? names.map(() => '') : splitTexts(text))
  const [documents, roles, addresses] = [
    splitTexts(documentos),
    splitKnown(caracteres),
    splitKnown(domicilios),
  ]
  if ([documents, roles, addresses].some(({ length }) => length !== names.length)) return DISTINTOS
  return parsed(
    names.map((nombre, i) => {
      const [caracter = '', domicilio = ''] = [roles[i], addresses[i]]
      return {
        ...{ nombre, documento: documents[i] ?? '' },
        ...(caracter === '' ? {} : { caracter }),
        ...(domicilio === '' ? {} : { domicilio }),
      }
    }),
  )
}
