import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'

/** Sentence for a change without effect, because the value is already in force on that day. */
export const describeSinEfecto = (): string => t.igual

/**
 * Sentence for a changed parameter of the payment plans, when no plan can be made with the new value and so no example
 * can be shown.
 */
export const describeSinEjemplo = (): string => t.sinEjemplo
