import { claseDe, type Principal } from './usuario.ts'

/** Splits the LEGAL of the municipal service into lawyer codes: 'A01, A02'. '' is outside legal management. */
export const legalesDe = (legal: string): readonly string[] =>
  legal === '' ? [] : legal.split(', ')

/**
 * Tells whether a person sees a period, a plan or an agreement, by the lawyers who have it (S1 §6; D8, D10, D13, D21,
 * D168). Admin, the head lawyer and guests see all of them. A lawyer sees their own, shared or not, and those outside
 * legal management. A person without a lawyer code and a service account (D193) see nothing. Callers ask this before
 * they look at anything else, so that the refusal is the same whatever the thing is.
 *
 * @param legales codes of its lawyers; none when it is outside legal management
 */
export const puedeVer = (principal: Principal, legales: readonly string[]): boolean => {
  switch (claseDe(principal)) {
    case 'usuario':
    case 'servicio':
      return false
    case 'abogado':
      return legales.length === 0 || legales.includes(principal.abogado)
    default:
      return true
  }
}

/**
 * Returns the document of the only person whose loads of packages are shown, or undefined to show everybody's. A
 * service account sees its own loads alone (D193).
 */
export const cargasQueVe = (principal: Principal & { readonly dni: string }): string | undefined =>
  claseDe(principal) === 'servicio' ? principal.dni : undefined

export const puedeVerCarga = (
  principal: Principal & { readonly dni: string },
  dni: string,
): boolean => (cargasQueVe(principal) ?? dni) === dni
