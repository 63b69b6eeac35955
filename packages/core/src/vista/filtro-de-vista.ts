import { buscaPorDocumento, eligeAbogado, isDocumento } from '../busqueda/alcance.ts'
import type { Principal } from '../permiso/usuario.ts'
import { isVeladoEnAlguna } from '../permiso/velar.ts'

/** Filter of a view: only the fields that have a text. */
export type FiltroGuardado = Readonly<Record<string, string>>

/**
 * Returns the part of a view's filter that a person may use, and the names of the fields left out. The lawyer is left
 * out for people who do not choose one (D11), and documents for people who see them covered (D10). So a shared view
 * never tells its reader more than they could have asked for.
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

/**
 * Returns the order of a view for its reader. The list's own order replaces an order by a field that the reader sees
 * covered (D10).
 */
export const ordenDeVista = (principal: Principal, orden: string): string =>
  isVeladoEnAlguna(principal, orden) ? '' : orden
