import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'

export interface AlcanceDeDeuda<L> {
  readonly visibles: readonly L[]
  /**
   * True when part of the debt is not in `visibles`, because a different lawyer collects it and the person may not see
   * it.
   */
  readonly otros: boolean
}

export const scopeDeuda = <L extends Pick<LineaDeDeuda, 'legal'>>(
  principal: Principal,
  lineas: readonly L[],
): AlcanceDeDeuda<L> => {
  const visibles = lineas.filter(({ legal }) => puedeVer(principal, legalesDe(legal)))
  return { visibles, otros: visibles.length < lineas.length }
}
