import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { PeriodoElegido } from './periodo-de-convenio.ts'

/**
 * Hides the data of the chosen tax periods that the person may not see (D21, D168). `hallado`, the debt data of a
 * period, becomes null, as for a period that is no longer owed. A hidden period then reveals no amount, plan or
 * agreement.
 */
export const hideAjenos = <P extends PeriodoElegido>(
  principal: Principal,
  elegidos: readonly P[],
): P[] =>
  elegidos.map((elegido) =>
    elegido.hallado === null || puedeVer(principal, legalesDe(elegido.hallado.legal))
      ? elegido
      : { ...elegido, hallado: null },
  )
