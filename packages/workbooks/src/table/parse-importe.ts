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

/** '1.234.567,05', '1234,5': comma for the decimals, dots between thousands or none at all. */
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
 * Reads a number. Numbers are binary fractions: 1234.56 may be stored as 1234.5599999999999. The typed number is the
 * shortest decimal of the same value, or otherwise the 15 digits that a spreadsheet keeps.
 */
const ofNumber = (value: number): Parsed<Centavos> => {
  if (Math.abs(value) >= 1e13) return INVALIDO
  // Below 15 digits no other amount is the same binary fraction: this is that shortest decimal.
  const cents = Math.round(value * 100)
  if (cents / 100 === value) return parsed(centavos(cents))
  for (const number of [value, Number(value.toPrecision(15))]) {
    const amount = parseSignedWireAmount(String(number === 0 ? 0 : number))
    if (amount !== undefined) return parsed(amount)
  }
  return DECIMALES
}

/**
 * An amount in pesos, exact to the centavo and negative too (D128): a numeric cell, or a text '1234.50' or
 * '1.234,50'. More than two decimals are refused, never rounded; so is '1.234' as text (D50).
 */
export const parseImporte = (cell: Cell): Parsed<Centavos> => {
  if (isBlank(cell)) return FALTA
  const refusal = refuseDate(cell)
  if (refusal) return refusal
  const number = numberOfCell(cell)
  return number === undefined ? ofText(textOfCell(cell)) : ofNumber(number)
}
