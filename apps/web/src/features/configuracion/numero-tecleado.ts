/** Converts a number from the format of the API ('1234.50') to the format that people type ('1234,50'). */
export const conComa = (wire: string): string => wire.replace('.', ',')

/** Converts a typed number to the format of the API: with a decimal point and without thousands separators. */
export const sinComa = (typed: string): string => {
  const limpio = typed.trim()
  return limpio.includes(',') ? limpio.replaceAll('.', '').replace(',', '.') : limpio
}
