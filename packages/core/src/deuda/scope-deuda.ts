import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'

export interface AlcanceDeDeuda<L> {
  /** Periods that the person may see, in the order in which they came. */
  readonly visibles: readonly L[]
  /** True when periods of another lawyer are hidden. No total counts them. */
  readonly otros: boolean
}

/** Limits a debt to the periods that a person may see (S1 §6; D21, D168). */
export const scopeDeuda = <L extends Pick<LineaDeDeuda, 'legal'>>(
  principal: Principal,
  lineas: readonly L[],
): AlcanceDeDeuda<L> => {
  const visibles = lineas.filter(({ legal }) => puedeVer(principal, legalesDe(legal)))
  return { visibles, otros: visibles.length < lineas.length }
}
