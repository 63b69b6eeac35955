import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'

export interface AlcanceDeDeuda<L> {
  readonly visibles: readonly L[]
  /**
   * True when the person may not see some tax periods of the debt, because another lawyer collects them. `visibles` has
   * the other tax periods.
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
