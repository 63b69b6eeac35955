/**
 * Parses a phone number: 6 to 15 digits with the usual separators. A leading 0 or +54 is kept (D106). Returns the text
 * with single spaces, or undefined for any other text.
 */
export const parseTelefono = (text: string): string | undefined => {
  const telefono = text.trim().replace(/\s+/g, ' ')
  if (!/^\+?[\d ()./-]+$/.test(telefono)) return undefined
  const digits = telefono.replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 ? telefono : undefined
}
