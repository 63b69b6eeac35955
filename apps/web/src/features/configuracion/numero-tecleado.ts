/** '1234.50' as it is typed here: '1234,50'. */
export const conComa = (wire: string): string => wire.replace('.', ',')

/** What was typed as the calls take it: with a dot, without the dots of thousands. */
export const sinComa = (typed: string): string => {
  const limpio = typed.trim()
  return limpio.includes(',') ? limpio.replaceAll('.', '').replace(',', '.') : limpio
}
