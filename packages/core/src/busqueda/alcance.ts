import type { Motivo } from '../decision/decision.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import { busqueda } from '../texto/busqueda.ts'

/** Whose items a search may find. */
export type Alcance =
  /** Anybody's, or those of the lawyer asked for. */
  | { readonly tipo: 'todos'; readonly abogado: string | null }
  /** Only those in legal management of the person. */
  | { readonly tipo: 'propio'; readonly abogado: string }
  /** None: the person has no lawyer code (D13). */
  | { readonly tipo: 'ninguno'; readonly mensaje: string }

/** Whether the person chooses the lawyer of a search: the server ignores the field of everybody else (D11). */
export const eligeAbogado = (principal: Principal): boolean =>
  ['admin', 'jefe', 'invitado'].includes(claseDe(principal))

/** Fields of the lists that hold documents of people. */
const DOCUMENTOS: readonly string[] = ['dni', 'cuit', 'cuim', 'nrodni']

export const isDocumento = (campo: string): boolean => DOCUMENTOS.includes(campo)

/**
 * Whether a person looks for people by their documents: a guest, who sees them masked, would learn from what is
 * found that one is right (D10).
 */
export const buscaPorDocumento = (principal: Principal): boolean =>
  !['invitado', 'servicio'].includes(claseDe(principal))

/** Why a person may not look for what was written in a field of documents. */
export const checkDocumento = (principal: Principal, campo: string, texto: string): Motivo[] =>
  texto === '' || buscaPorDocumento(principal)
    ? []
    : [{ codigo: 'busqueda.documento', campo, mensaje: busqueda.documento }]

/**
 * The scope of a person's search (S1 §5, §6; D11, D13, T1): of one's own code for the role user, whatever
 * the request says.
 *
 * @param pedido lawyer code asked for, '' for none
 */
export const alcanceDe = (principal: Principal, pedido: string): Alcance => {
  if (eligeAbogado(principal)) return { tipo: 'todos', abogado: pedido === '' ? null : pedido }
  if (principal.abogado !== '') return { tipo: 'propio', abogado: principal.abogado }
  return { tipo: 'ninguno', mensaje: busqueda.sinCodigo }
}
