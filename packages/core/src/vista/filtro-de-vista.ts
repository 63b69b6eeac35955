import { buscaPorDocumento, eligeAbogado, isDocumento } from '../busqueda/alcance.ts'
import type { Principal } from '../permiso/usuario.ts'
import { isVeladoEnAlguna } from '../permiso/velar.ts'

/** Filter of a saved view, as text by field. It includes only the fields with a text. */
export type FiltroGuardado = Readonly<Record<string, string>>

/**
 * Returns the fields of a view's filter that the reader may use, and the names of the removed fields. The field
 * `abogado` is removed when the reader may not choose a lawyer (D11). Identity document fields are removed when the
 * reader sees identity documents masked (D10). So a shared view finds nothing that the reader could not find with a
 * search.
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
 * Returns the sort order of a saved view for the person who opens the view. '' (the default order of the list) when the
 * view sorts by a field that the person sees masked (D10).
 */
export const ordenDeVista = (principal: Principal, orden: string): string =>
  isVeladoEnAlguna(principal, orden) ? '' : orden
