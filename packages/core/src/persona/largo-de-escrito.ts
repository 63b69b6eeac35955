import { escritos } from '../texto/escritos.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Longest reason of a change and longest name of a saved view, in characters. */
export const LARGO_DE_MOTIVO = 300
export const LARGO_DE_VISTA = 60

/** Returns the message for a text longer than allowed, or undefined when the text fits. Texts are never cut. */
export const faltaDeLargo = (texto: string, maximo: number): string | undefined =>
  texto.normalize('NFC').trim().length > maximo
    ? interpolar(escritos.largo, { n: maximo })
    : undefined
