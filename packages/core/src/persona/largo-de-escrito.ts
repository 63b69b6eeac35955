import { escritos } from '../texto/escritos.ts'
import { interpolar } from '../texto/interpolar.ts'

export const LARGO_DE_MOTIVO = 300
export const LARGO_DE_VISTA = 60

/**
 * Returns the error message for a text longer than allowed, or undefined when the text fits. Texts are never truncated.
 */
export const faltaDeLargo = (texto: string, maximo: number): string | undefined =>
  texto.normalize('NFC').trim().length > maximo
    ? interpolar(escritos.largo, { n: maximo })
    : undefined
