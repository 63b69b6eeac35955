import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'

/** Sentence for a value that is already in force on its day. */
export const describeSinEfecto = (): string => t.igual

/** Sentence for a value of the plans when no plan can be made with it, so no example can be shown. */
export const describeSinEjemplo = (): string => t.sinEjemplo
