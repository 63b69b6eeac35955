import { type Centavos, centavos, parseSignedWireAmount } from '@apremia/core'
import { type Cell, isBlank, numberOfCell, textOfCell } from '../read/cell.ts'
import { FALTA, type Parsed, parsed, refuseDate, refused } from './problem.ts'

const INVALIDO = refused(
  'importe',
  'El importe no se entiende. Escríbalo con números y, si hace falta, una coma con dos decimales.',
)
const AMBIGUO = refused(
  'importe-ambiguo',
  'El importe es ambiguo: no se sabe si el punto separa miles o decimales. Use coma para los decimales.',
)
const DECIMALES = refused('importe-decimales', 'El importe tiene más de dos decimales.')

/**
 * Matches an amount with a comma before the decimals: '1.234.567,05' or '1234,5'. It has dots between all the thousands
 * or none.
 */
const LOCAL = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/
const THOUSANDS = /^\d{1,3}(?:\.\d{3}){2,}$/
const ONE_DOT = /^\d{1,3}\.\d{3}$/

const ofText = (text: string): Parsed<Centavos> => {
  const bare = text.trim().replace(/^[-−]\s*/, '')
  const sign = bare === text.trim() ? '' : '-'
  if (ONE_DOT.test(bare)) return AMBIGUO
  const plain =
    LOCAL.test(bare) || THOUSANDS.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare
  const amount = parseSignedWireAmount(sign + plain)
  if (amount !== undefined) return parsed(amount)
  return /^\d+[.,]\d{3,}$/.test(plain) ? DECIMALES : INVALIDO
}

/**
 * Reads an amount from the binary number of a cell. The amount 1234.56 may be stored as 1234.5599999999999. So a number
 * with more than two decimals is rounded to the 15 digits that a spreadsheet program keeps.
 */
const ofNumber = (value: number): Parsed<Centavos> => {
  if (Math.abs(value) >= 1e13) return INVALIDO
  // Below 10^13 pesos, two different amounts never have the same binary number. So, when `cents / 100` equals the
  // number of the cell, the person typed exactly the amount `cents`.
  const cents = Math.round(value * 100)
  if (cents / 100 === value) return parsed(centavos(cents))
  for (const number of [value, Number(value.toPrecision(15))]) {
    const amount = parseSignedWireAmount(String(number === 0 ? 0 : number))
    if (amount !== undefined) return parsed(amount)
  }
  return DECIMALES
}

/**
 * Reads an amount in pesos, exact to the centavo, which may be negative (D128). The cell is a number, or a text
 * '1234.50' or '1.234,50'. An amount with more than two decimals is refused, never rounded. The ambiguous text '1.234'
 * is refused (D50).
 */
export const parseImporte = (cell: Cell): Parsed<Centavos> => {
  if (isBlank(cell)) return FALTA
  const refusal = refuseDate(cell)
  if (refusal) return refusal
  const number = numberOfCell(cell)
  return number === undefined ? ofText(textOfCell(cell)) : ofNumber(number)
}
