import type { Motivo } from '../decision/decision.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import { busqueda } from '../texto/busqueda.ts'

export type Alcance =
  /** Items of every lawyer. When `abogado` is not null, only the items of that lawyer. */
  | { readonly tipo: 'todos'; readonly abogado: string | null }
  | { readonly tipo: 'propio'; readonly abogado: string }
  /** No item, because the person has no lawyer's code (D13). */
  | { readonly tipo: 'ninguno'; readonly mensaje: string }

/** Tells whether the person may choose the lawyer of a search. For other people, the server ignores the field (D11). */
export const eligeAbogado = (principal: Principal): boolean =>
  ['admin', 'jefe', 'invitado'].includes(claseDe(principal))

const DOCUMENTOS: readonly string[] = ['dni', 'cuit', 'cuim', 'nrodni']

export const isDocumento = (campo: string): boolean => DOCUMENTOS.includes(campo)

/** Guests see masked document numbers, and a match would confirm the number that the guest typed (D10). */
export const buscaPorDocumento = (principal: Principal): boolean =>
  !['invitado', 'servicio'].includes(claseDe(principal))

export const checkDocumento = (principal: Principal, campo: string, texto: string): Motivo[] =>
  texto === '' || buscaPorDocumento(principal)
    ? []
    : [{ codigo: 'busqueda.documento', campo, mensaje: busqueda.documento }]

/**
 * A person with the role `user` always searches under their own code (S1 §5, §6; D11, D13, T1).
 *
 * @param pedido requested lawyer's code, '' for none
 */
export const alcanceDe = (principal: Principal, pedido: string): Alcance => {
  if (eligeAbogado(principal)) return { tipo: 'todos', abogado: pedido === '' ? null : pedido }
  if (principal.abogado !== '') return { tipo: 'propio', abogado: principal.abogado }
  return { tipo: 'ninguno', mensaje: busqueda.sinCodigo }
}
