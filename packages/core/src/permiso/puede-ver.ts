import { claseDe, type Principal } from './usuario.ts'

/** Splits the LEGAL field of the municipal service into lawyer codes: 'A01, A02'. '' means outside legal management. */
export const legalesDe = (legal: string): readonly string[] =>
  legal === '' ? [] : legal.split(', ')

/**
 * Tells whether a person may see a period, plan or agreement, given its lawyers (S1 §6; D8, D10, D13, D21, D168). The
 * admin, the head lawyer and guests see all. A lawyer sees their own, even when shared, and those outside legal
 * management. A person without a lawyer code sees none, and neither does a service account (D193). Callers must check
 * this first, so that every refusal is the same.
 *
 * @param legales codes of the lawyers; empty outside legal management
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
 * Returns the document number to which the list of package loads is limited. Undefined shows the loads of everybody. A
 * service account sees only its own loads (D193).
 */
export const cargasQueVe = (principal: Principal & { readonly dni: string }): string | undefined =>
  claseDe(principal) === 'servicio' ? principal.dni : undefined

export const puedeVerCarga = (
  principal: Principal & { readonly dni: string },
  dni: string,
): boolean => (cargasQueVe(principal) ?? dni) === dni
