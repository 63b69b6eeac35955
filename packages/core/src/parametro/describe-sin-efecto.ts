import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'

export const describeSinEfecto = (): string => t.igual

/** Returns the sentence that replaces the example plan, because no plan can be made with the new value. */
export const describeSinEjemplo = (): string => t.sinEjemplo
