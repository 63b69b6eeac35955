import { FORMAS_DE_FECHA, type FormaDeFecha, type FormaDeImporte } from './equivalencias.ts'

/**
 * Regular expression of each date format. No text matches two formats. For example, the fifth and sixth digits are a
 * month (01 to 12) in AAAAMMDD, and begin a year (19 or 20) in DDMMAAAA.
 */
const PATRONES: Readonly<Record<FormaDeFecha, RegExp>> = {
  'AAAA-MM-DD': /^\d{4}-\d{2}-\d{2}$/,
  'DD/MM/AAAA': /^(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])\/(19|20)\d{2}([ T].*)?$/,
  'DD-MM-AAAA': /^(0?[1-9]|[12]\d|3[01])-(0?[1-9]|1[0-2])-(19|20)\d{2}([ T].*)?$/,
  AAAAMMDD: /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  DDMMAAAA: /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d{2}$/,
}

const NADA = /^[0\s/-]*$/

export const guessFormaDeFecha = (celdas: readonly string[]): FormaDeFecha | undefined => {
  const escritas = celdas.map((celda) => celda.trim()).filter((celda) => !NADA.test(celda))
  if (escritas.length === 0) return undefined
  return FORMAS_DE_FECHA.find((forma) => escritas.every((una) => PATRONES[forma].test(una)))
}

/**
 * Returns the format that fits all the amounts of a column: decimal point ('punto') or decimal comma ('coma'). The
 * format in centavos is never guessed, because amounts in centavos look like whole pesos.
 */
export const guessFormaDeImporte = (celdas: readonly string[]): FormaDeImporte | undefined => {
  const escritos = celdas.map((celda) => celda.trim()).filter((celda) => celda !== '')
  if (escritos.length === 0) return undefined
  if (escritos.every((uno) => /^-?\d+(\.\d{1,2})?$/.test(uno))) return 'punto'
  const conComa = escritos.every((uno) => /^-?\$?\s*(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(uno))
  return conComa ? 'coma' : undefined
}
