export interface Cuit {
  readonly digitos: string
  readonly texto: string
  /**
   * True when the check digit of the CUIT (tax number) is right. A wrong check digit gives a warning and never an
   * error, because the taxpayer register has old mistakes (D106).
   */
  readonly digitoCorrecto: boolean
}

export const PREFIJOS_DE_EMPRESA = ['30', '33', '34'] as const

const PESOS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const

/**
 * Computes the check digit of a CUIT, CUIL or CDI (tax numbers): modulo 11 over the first ten digits. Undefined without
 * ten digits, and when the result is 10, because nobody is given such a number.
 */
export const digitoVerificadorDeCuit = (primerosDiez: string): number | undefined => {
  if (!/^\d{10}$/.test(primerosDiez)) return undefined
  const sum = PESOS.reduce((total, peso, i) => total + peso * Number(primerosDiez[i]), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? undefined : digit
}

export const parseCuit = (text: string): Cuit | undefined => {
  const digitos = text.replace(/[\s.\-/]/g, '')
  if (!/^\d{11}$/.test(digitos)) return undefined
  return {
    digitos,
    texto: `${digitos.slice(0, 2)}-${digitos.slice(2, 10)}-${digitos.slice(10)}`,
    digitoCorrecto: digitoVerificadorDeCuit(digitos.slice(0, 10)) === Number(digitos[10]),
  }
}

/** Formats a CUIT: '20-12345678-6'. A text that is not a CUIT is returned unchanged. */
export const formatCuit = (cuit: string): string => parseCuit(cuit)?.texto ?? cuit
