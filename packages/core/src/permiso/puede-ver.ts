import { claseDe, type Principal } from './usuario.ts'

/**
 * Splits the field LEGAL of the municipal service, such as 'A01, A02', into lawyers' codes. '' means that no lawyer
 * collects the debt.
 */
export const legalesDe = (legal: string): readonly string[] =>
  legal === '' ? [] : legal.split(', ')

/**
 * Tells whether a person may see a tax period, plan or agreement (S1 §6; D8, D10, D13, D21, D168). The admin, the head
 * lawyer and guests see every record. A lawyer sees the records with the lawyer's own code and the records without a
 * code. A person without a lawyer's code, or a service account, sees none (D193).
 *
 * Call this function before any other check of the record, because a different refusal would reveal that the record
 * exists.
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
 * Returns the identifier (`dni`) of a service account, which sees only the package loads that it made itself (D193).
 * Undefined for a person, who sees the loads of everybody.
 */
export const cargasQueVe = (principal: Principal & { readonly dni: string }): string | undefined =>
  claseDe(principal) === 'servicio' ? principal.dni : undefined

export const puedeVerCarga = (
  principal: Principal & { readonly dni: string },
  dni: string,
): boolean => (cargasQueVe(principal) ?? dni) === dni
