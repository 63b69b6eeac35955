/**
 * Parses a DNI (identity number): seven or eight digits, with or without dots or spaces between thousands. A leading
 * zero of old forms is accepted (D106). Returns the digits, or undefined for any other text.
 */
export const parseDni = (text: string): string | undefined => {
  const trimmed = text.trim()
  const digits = /^0?\d{1,2}([.\s])\d{3}\1\d{3}$/.test(trimmed)
    ? trimmed.replace(/[.\s]/g, '')
    : trimmed
  return /^0?[1-9]\d{6,7}$/.test(digits) ? digits.replace(/^0/, '') : undefined
}

/** Formats a DNI: '12.345.678'. A text that is not a DNI is returned unchanged. */
export const formatDni = (dni: string): string => {
  const digits = parseDni(dni)
  return digits === undefined ? dni : digits.replace(/\B(?=(\d{3})+$)/g, '.')
}
