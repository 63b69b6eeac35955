import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'

export const describeSinEfecto = (): string => t.igual

/** Returns the sentence that is shown when the new value of a parameter affects no payment plan of today. */
export const describeSinEjemplo = (): string => t.sinEjemplo
