import { buscaPorDocumento, eligeAbogado, isDocumento } from '../busqueda/alcance.ts'
import type { Principal } from '../permiso/usuario.ts'
import { isVeladoEnAlguna } from '../permiso/velar.ts'

/** What a view looks for: the fields of its list that say something. */
export type FiltroGuardado = Readonly<Record<string, string>>

/**
 * The part of a view's filter that a person may look by, and the names of what is left out: the lawyer for whom
 * does not choose one (D11), documents for whom sees them covered (D10). A view that somebody shared never tells
 * its reader what they could not have asked for.
 */
export const filtroDeVista = (
  principal: Principal,
  filtro: FiltroGuardado,
): { readonly filtro: FiltroGuardado; readonly quitados: readonly string[] } => {
  const admite = (campo: string): boolean =>
    (campo !== 'abogado' || eligeAbogado(principal)) &&
    (!isDocumento(campo) || buscaPorDocumento(principal))
  const campos = Object.entries(filtro)
  return {
    filtro: Object.fromEntries(campos.filter(([campo]) => admite(campo))),
    quitados: campos.map(([campo]) => campo).filter((campo) => !admite(campo)),
  }
}

/** The order of a view for its reader: the list's own in place of one by what they see covered (D10). */
export const ordenDeVista = (principal: Principal, orden: string): string =>
  isVeladoEnAlguna(principal, orden) ? '' : orden
