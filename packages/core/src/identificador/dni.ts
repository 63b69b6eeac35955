/**
 * Reads a DNI: seven or eight digits, with or without dots between thousands (D106). Gives the digits;
 * undefined for anything else, a leading zero included.
 */
export const parseDni = (text: string): string | undefined => {
  const trimmed = text.trim()
  const digits = /^\d{1,2}\.\d{3}\.\d{3}$/.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed
  return /^[1-9]\d{6,7}$/.test(digits) ? digits : undefined
}

/** '12.345.678'; a text that is not a DNI comes back as it is. */
export const formatDni = (dni: string): string => {
  const digits = parseDni(dni)
  return digits === undefined ? dni : digits.replace(/\B(?=(\d{3})+$)/g, '.')
}
