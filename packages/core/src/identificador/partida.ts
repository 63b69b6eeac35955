/**
 * Reads a provincial property number: three digits of the partido, up to six of the property and a check
 * digit, as in '098-012345-6'. Hyphens, slashes or spaces may separate them; ten digits together are read too.
 * Gives the form with hyphens and zeros; undefined for anything else.
 */
export const parsePartida = (text: string): string | undefined => {
  const trimmed = text.trim()
  const match =
    /^(\d{1,3})\s*[-/ ]\s*(\d{1,6})\s*[-/ ]\s*(\d)$/.exec(trimmed) ??
    /^(\d{3})(\d{6})(\d)$/.exec(trimmed)
  if (!match) return undefined
  const [, partido = '', numero = '', digito = ''] = match
  return `${partido.padStart(3, '0')}-${numero.padStart(6, '0')}-${digito}`
}
