import { buscaPorDocumento, eligeAbogado, isDocumento } from '../busqueda/alcance.ts'
import type { Principal } from '../permiso/usuario.ts'
import { isVeladoEnAlguna } from '../permiso/velar.ts'

/** Filter of a saved view of a list: the text of each field, without the empty fields. */
export type FiltroGuardado = Readonly<Record<string, string>>

/**
 * Returns the part of a saved view's filter that a person may use, and the removed fields (`quitados`). The field
 * `abogado` is removed when the person may not choose a lawyer (D11). Document numbers are removed when the person sees
 * them masked (D10). So a shared view finds nothing that the person could not find with a search.
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
 * Returns the sort order of a saved view for the person who opens the view. '' (the default order) when the person sees
 * the sorting field masked (D10).
 */
export const ordenDeVista = (principal: Principal, orden: string): string =>
  isVeladoEnAlguna(principal, orden) ? '' : orden
