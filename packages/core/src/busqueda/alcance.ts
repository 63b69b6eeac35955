import type { Motivo } from '../decision/decision.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import { busqueda } from '../texto/busqueda.ts'

export type Alcance =
  /**
   * The search covers the properties and businesses of every lawyer. `abogado` is the code of one lawyer, when the
   * person asks only for that lawyer. Null means all lawyers.
   */
  | { readonly tipo: 'todos'; readonly abogado: string | null }
  | { readonly tipo: 'propio'; readonly abogado: string }
  /** The search returns nothing, because the person has no lawyer's code (D13). */
  | { readonly tipo: 'ninguno'; readonly mensaje: string }

/**
 * Tells whether a person may choose whose cases a search returns. For any other person, the server ignores the
 * requested lawyer (D11).
 */
export const eligeAbogado = (principal: Principal): boolean =>
  ['admin', 'jefe', 'invitado'].includes(claseDe(principal))

const DOCUMENTOS: readonly string[] = ['dni', 'cuit', 'cuim', 'nrodni']

export const isDocumento = (campo: string): boolean => DOCUMENTOS.includes(campo)

/**
 * Tells whether a person may search by document number. Guests and service accounts may not, because a search result
 * would confirm a guessed number (D10).
 */
export const buscaPorDocumento = (principal: Principal): boolean =>
  !['invitado', 'servicio'].includes(claseDe(principal))

export const checkDocumento = (principal: Principal, campo: string, texto: string): Motivo[] =>
  texto === '' || buscaPorDocumento(principal)
    ? []
    : [{ codigo: 'busqueda.documento', campo, mensaje: busqueda.documento }]

/**
 * Returns where a person searches: among all the properties and businesses, among the lawyer's own, or nowhere. A
 * lawyer always searches among the lawyer's own (S1 §5, §6; D11, D13, T1).
 *
 * @param pedido lawyer's code requested by the person, '' for none
 */
export const alcanceDe = (principal: Principal, pedido: string): Alcance => {
  if (eligeAbogado(principal)) return { tipo: 'todos', abogado: pedido === '' ? null : pedido }
  if (principal.abogado !== '') return { tipo: 'propio', abogado: principal.abogado }
  return { tipo: 'ninguno', mensaje: busqueda.sinCodigo }
}
