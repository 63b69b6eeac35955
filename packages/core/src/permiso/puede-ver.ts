import { claseDe, type Principal } from './usuario.ts'

/** The lawyers written in a LEGAL of the municipal service: 'A01, A02'; '' is outside legal management. */
export const legalesDe = (legal: string): readonly string[] =>
  legal === '' ? [] : legal.split(', ')

/**
 * Whether a person sees something by the lawyers who have it: a period, a plan, an agreement (S1 §6; D8, D10, D13,
 * D21, D168). Admin, the head lawyer and guests see any; a lawyer their own, shared or not, and what is outside
 * legal management; who has no code, nothing, nor does a service account (D193). It is asked before anything else of the thing is looked at: what is
 * answered of what one does not see is the same whatever it is.
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

/** Whose loads of packages are shown: a service account sees its own alone, undefined stands for those of everybody (D193). */
export const cargasQueVe = (principal: Principal & { readonly dni: string }): string | undefined =>
  claseDe(principal) === 'servicio' ? principal.dni : undefined

export const puedeVerCarga = (
  principal: Principal & { readonly dni: string },
  dni: string,
): boolean => (cargasQueVe(principal) ?? dni) === dni
