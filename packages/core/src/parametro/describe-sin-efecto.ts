import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'

export const describeSinEfecto = (): string => t.igual

/** Returns the sentence which says that no payment plan of today uses the changed parameter. */
export const describeSinEjemplo = (): string => t.sinEjemplo
