import { claseDe, type Principal } from './usuario.ts'

/**
 * Splits the field LEGAL of the municipality's web service, such as 'A01, A02', into the codes of the lawyers who
 * collect a debt. Returns [] for '', because then no lawyer collects the debt.
 */
export const legalesDe = (legal: string): readonly string[] =>
  legal === '' ? [] : legal.split(', ')

/**
 * Tells whether a person may see a tax period, payment plan or agreement (S1 §6; D8, D10, D13, D21, D168). A lawyer
 * sees debt that the same lawyer collects, and debt without a lawyer. A service account, or a user without a lawyer's
 * code, sees none of them (D193). Everybody else sees all of them.
 *
 * Call this function before any other check of the record, because another refusal would reveal that the record exists.
 *
 * @param legales codes of the lawyers who collect the debt; empty when no lawyer collects it
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
 * Returns the identifier (`dni`) of a service account, which sees only the loads of data packages that it made itself
 * (D193). Undefined for a person, who sees the loads of everybody.
 */
export const cargasQueVe = (principal: Principal & { readonly dni: string }): string | undefined =>
  claseDe(principal) === 'servicio' ? principal.dni : undefined

export const puedeVerCarga = (
  principal: Principal & { readonly dni: string },
  dni: string,
): boolean => (cargasQueVe(principal) ?? dni) === dni
