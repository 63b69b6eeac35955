import type { Centavos } from './centavos.ts'

const MENORES = [
  ...['', 'UNO', 'DOS', 'TRES', 'CUATRO', 'CINCO', 'SEIS', 'SIETE', 'OCHO', 'NUEVE'],
  ...['DIEZ', 'ONCE', 'DOCE', 'TRECE', 'CATORCE', 'QUINCE', 'DIECISÉIS', 'DIECISIETE'],
  ...['DIECIOCHO', 'DIECINUEVE', 'VEINTE', 'VEINTIUNO', 'VEINTIDÓS', 'VEINTITRÉS'],
  ...['VEINTICUATRO', 'VEINTICINCO', 'VEINTISÉIS', 'VEINTISIETE', 'VEINTIOCHO', 'VEINTINUEVE'],
]
const DECENAS = [
  ...['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA'],
  ...['SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'],
]
const CENTENAS = [
  ...['', 'CIENTO', 'DOSCIENTOS', 'TRESCIENTOS', 'CUATROCIENTOS', 'QUINIENTOS'],
  ...['SEISCIENTOS', 'SETECIENTOS', 'OCHOCIENTOS', 'NOVECIENTOS'],
]

const join = (...words: readonly string[]): string => words.filter((w) => w !== '').join(' ')

const belowHundred = (n: number): string => {
  if (n < 30) return MENORES[n] ?? ''
  const unit = MENORES[n % 10] ?? ''
  return join(DECENAS[Math.floor(n / 10)] ?? '', unit === '' ? '' : 'Y', unit)
}

const belowThousand = (n: number): string =>
  n === 100 ? 'CIEN' : join(CENTENAS[Math.floor(n / 100)] ?? '', belowHundred(n % 100))

/**
 * Shortens a final 'uno' before mil, millones and billones, as Spanish grammar requires: VEINTIÚN MIL, TREINTA Y UN
 * MILLONES.
 */
const apocopate = (words: string): string =>
  words.replace(/VEINTIUNO$/, 'VEINTIÚN').replace(/UNO$/, 'UN')

const belowMillion = (n: number): string => {
  const thousands = Math.floor(n / 1000)
  const prefix =
    thousands === 0 ? '' : thousands === 1 ? 'MIL' : `${apocopate(belowThousand(thousands))} MIL`
  return join(prefix, belowThousand(n % 1000))
}

const scaled = (n: number, singular: string, plural: string): string =>
  n === 0 ? '' : n === 1 ? `UN ${singular}` : `${apocopate(belowMillion(n))} ${plural}`

/**
 * Writes a whole number in Spanish capitals: 21000 → 'VEINTIÚN MIL'. Throws RangeError unless the number is a safe
 * integer and not negative.
 */
export const numeroEnLetras = (n: number): string => {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`No se escribe en letras: ${n}`)
  if (n === 0) return 'CERO'
  return join(
    scaled(Math.floor(n / 1e12), 'BILLÓN', 'BILLONES'),
    scaled(Math.floor(n / 1e6) % 1e6, 'MILLÓN', 'MILLONES'),
    belowMillion(n % 1e6),
  )
}

/**
 * Writes an amount in words as Argentine executive titles do: 'PESOS VEINTIUNO CON 05/100'. The currency comes first,
 * so the last numeral keeps its full form, and no 'DE' follows MILLONES. The long scale applies (BILLÓN = 10¹²).
 *
 * @throws RangeError for a negative amount, because a title never claims less than zero
 */
export const enLetras = (amount: Centavos): string =>
  `PESOS ${numeroEnLetras(Math.floor(amount / 100))} CON ${String(amount % 100).padStart(2, '0')}/100`
