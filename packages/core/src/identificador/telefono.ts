/**
 * Reads a phone number: 6 to 15 digits, with the signs people separate them by; the leading 0 or +54 stays
 * (D106). Gives the text without outer or repeated spaces; undefined for anything else.
 */
export const parseTelefono = (text: string): string | undefined => {
  const telefono = text.trim().replace(/\s+/g, ' ')
  if (!/^\+?[\d ()./-]+$/.test(telefono)) return undefined
  const digits = telefono.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 ? telefono : undefined
}
