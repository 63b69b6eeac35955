import type { Motivo } from '../decision/decision.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import { busqueda } from '../texto/busqueda.ts'

/** Scope of a search: the items that a person may find. */
export type Alcance =
  /** Items of every lawyer, or of the lawyer asked for when `abogado` is not null. */
  | { readonly tipo: 'todos'; readonly abogado: string | null }
  /** Items in legal management of the person alone. */
  | { readonly tipo: 'propio'; readonly abogado: string }
  /** No item: the person has no lawyer code (D13). */
  | { readonly tipo: 'ninguno'; readonly mensaje: string }

/** Tells whether the person chooses the lawyer of a search. The server ignores the field of everybody else (D11). */
export const eligeAbogado = (principal: Principal): boolean =>
  ['admin', 'jefe', 'invitado'].includes(claseDe(principal))

/** Fields of the lists that hold documents of people. */
const DOCUMENTOS: readonly string[] = ['dni', 'cuit', 'cuim', 'nrodni']

export const isDocumento = (campo: string): boolean => DOCUMENTOS.includes(campo)

/**
 * Tells whether a person may search people by document. Guests see documents masked, and finding somebody would confirm
 * the document they tried (D10).
 */
export const buscaPorDocumento = (principal: Principal): boolean =>
  !['invitado', 'servicio'].includes(claseDe(principal))

/** Refuses text in a field of documents when the person may not search by document. */
export const checkDocumento = (principal: Principal, campo: string, texto: string): Motivo[] =>
  texto === '' || buscaPorDocumento(principal)
    ? []
    : [{ codigo: 'busqueda.documento', campo, mensaje: busqueda.documento }]

/**
 * Returns the scope of a person's search (S1 §5, §6; D11, D13, T1). The role user searches under their own code,
 * whatever the request says.
 *
 * @param pedido lawyer code asked for, '' for none
 */
export const alcanceDe = (principal: Principal, pedido: string): Alcance => {
  if (eligeAbogado(principal)) return { tipo: 'todos', abogado: pedido === '' ? null : pedido }
  if (principal.abogado !== '') return { tipo: 'propio', abogado: principal.abogado }
  return { tipo: 'ninguno', mensaje: busqueda.sinCodigo }
}
