export interface Cuit {
  /** Eleven digits. */
  readonly digitos: string
  /** '20-12345678-6'. */
  readonly texto: string
  /** The check digit is right. A wrong one warns, it never blocks (D106): the registry has old mistakes. */
  readonly digitoCorrecto: boolean
}

/** First two digits of the CUIT of a company; other ones are of people. */
export const PREFIJOS_DE_EMPRESA = ['30', '33', '34'] as const

const PESOS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const

/**
 * Check digit of a CUIT, CUIL or CDI: modulo 11 over its first ten digits. Undefined when the remainder
 * gives 10 (no such number is issued: the prefix changes) or when there are not ten digits.
 */
export const digitoVerificadorDeCuit = (primerosDiez: string): number | undefined => {
  if (!/^\d{10}$/.test(primerosDiez)) return undefined
  const sum = PESOS.reduce((total, peso, i) => total + peso * Number(primerosDiez[i]), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? undefined : digit
}

/** Reads a CUIT with or without hyphens, dots or spaces; undefined when it has not eleven digits. */
export const parseCuit = (text: string): Cuit | undefined => {
  const digitos = text.replace(/[\s.\-/]/g, '')
  if (!/^\d{11}$/.test(digitos)) return undefined
  return {
    digitos,
    texto: `${digitos.slice(0, 2)}-${digitos.slice(2, 10)}-${digitos.slice(10)}`,
    digitoCorrecto: digitoVerificadorDeCuit(digitos.slice(0, 10)) === Number(digitos[10]),
  }
}

/** '20-12345678-6'; a text that is not a CUIT comes back as it is. */
export const formatCuit = (cuit: string): string => parseCuit(cuit)?.texto ?? cuit
