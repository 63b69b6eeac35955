/**
 * Weights for the check digit of a block of a CBU (bank account number). The first weight is for the digit just before
 * the check digit, and so on leftwards. After the last weight, the first is used again.
 */
const PESOS = [3, 1, 7, 9] as const

/**
 * Tells whether the last digit of a block of a CBU (bank account number) is the check digit of the digits before it.
 */
const isBloque = (bloque: string): boolean => {
  const previos = [...bloque.slice(0, -1)].reverse()
  const suma = previos.reduce(
    (total, cifra, i) => total + Number(cifra) * (PESOS[i % PESOS.length] ?? 0),
    0,
  )
  return (10 - (suma % 10)) % 10 === Number(bloque.at(-1))
}

/**
 * Parses a CBU: 22 digits, of which the eighth and the last are check digits. Spaces and hyphens are dropped. Undefined
 * when a check digit is wrong, because the money would not reach its payee.
 */
export const parseCbu = (text: string): string | undefined => {
  const digitos = text.replace(/[\s-]/g, '')
  return /^\d{22}$/.test(digitos) && isBloque(digitos.slice(0, 8)) && isBloque(digitos.slice(8))
    ? digitos
    : undefined
}

/**
 * Formats a CBU in its two blocks, joined by a no-break space: '28505909 40090418135201'. Any other text is returned
 * unchanged.
 */
export const formatCbu = (cbu: string): string => {
  const digitos = parseCbu(cbu)
  return digitos === undefined ? cbu : `${digitos.slice(0, 8)}\u00a0${digitos.slice(8)}`
}
