import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'

export interface AlcanceDeDeuda<L> {
  readonly visibles: readonly L[]
  /**
   * True when the debt has tax periods that the person may not see, because they belong to a different lawyer.
   * `visibles` leaves these periods out.
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
