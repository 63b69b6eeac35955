/**
 * Reads a DNI: seven or eight digits, with or without dots or spaces between thousands. A leading zero, as old forms
 * wrote it, is accepted (D106). Returns the digits, or undefined for anything else.
 */
export const parseDni = (text: string): string | undefined => {
  const trimmed = text.trim()
  const digits = /^0?\d{1,2}([.\s])\d{3}\1\d{3}$/.test(trimmed)
    ? trimmed.replace(/[.\s]/g, '')
    : trimmed
  return /^0?[1-9]\d{6,7}$/.test(digits) ? digits.replace(/^0/, '') : undefined
}

/** '12.345.678'; a text that is not a DNI comes back as it is. */
export const formatDni = (dni: string): string => {
  const digits = parseDni(dni)
  return digits === undefined ? dni : digits.replace(/\B(?=(\d{3})+$)/g, '.')
}
