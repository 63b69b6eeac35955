import { claseDe, type Principal } from './usuario.ts'

/**
 * Splits the field LEGAL of the municipal service into lawyer codes: 'A01, A02'. '' means that the debt is outside
 * legal management.
 */
export const legalesDe = (legal: string): readonly string[] =>
  legal === '' ? [] : legal.split(', ')

/**
 * Tells whether a person may see a period, plan or agreement (S1 §6; D8, D10, D13, D21, D168). The admin, the head
 * lawyer and guests see every record. A lawyer sees the records with the lawyer's code and the records without any
 * code. A person without a lawyer code and a service account see no record (D193).
 *
 * Callers must call this function before any other check of the record. The reason of another refusal would reveal that
 * the record exists.
 *
 * @param legales codes of the lawyers of the record; empty when the record is outside legal management
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
 * Returns the document number of the only person or account whose package loads are listed. Undefined lists the loads
 * of everybody. A service account sees only its own loads (D193).
 */
export const cargasQueVe = (principal: Principal & { readonly dni: string }): string | undefined =>
  claseDe(principal) === 'servicio' ? principal.dni : undefined

export const puedeVerCarga = (
  principal: Principal & { readonly dni: string },
  dni: string,
): boolean => (cargasQueVe(principal) ?? dni) === dni
