import { escritos } from '../texto/escritos.ts'
import { interpolar } from '../texto/interpolar.ts'

/** How long the reason of a change may be, and the name of a saved view. */
export const LARGO_DE_MOTIVO = 300
export const LARGO_DE_VISTA = 60

/** What is said of a text longer than it may be, which is never cut; undefined when it is not. */
export const faltaDeLargo = (texto: string, maximo: number): string | undefined =>
  texto.normalize('NFC').trim().length > maximo
    ? interpolar(escritos.largo, { n: maximo })
    : undefined
