import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'

export interface AlcanceDeDeuda<L> {
  /** What the person may see, in the order it came. */
  readonly visibles: readonly L[]
  /** There are periods in the hands of another lawyer: hidden, and no total counts them. */
  readonly otros: boolean
}

/** The debt a person may see, period by period (S1 §6; D21, D168). */
export const scopeDeuda = <L extends Pick<LineaDeDeuda, 'legal'>>(
  principal: Principal,
  lineas: readonly L[],
): AlcanceDeDeuda<L> => {
  const visibles = lineas.filter(({ legal }) => puedeVer(principal, legalesDe(legal)))
  return { visibles, otros: visibles.length < lineas.length }
}
