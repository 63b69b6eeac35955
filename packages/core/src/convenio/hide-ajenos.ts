import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { PeriodoElegido } from './periodo-de-convenio.ts'

/**
 * Hides the periods that the person may not see (D21, D168). `hallado` becomes null, as in a period that is no longer
 * owed, so that the amounts, the plan and the agreement of the period stay hidden.
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
