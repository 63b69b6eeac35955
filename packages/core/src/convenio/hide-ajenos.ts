import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { PeriodoElegido } from './periodo-de-convenio.ts'

/**
 * Returns the chosen periods. In a period that the person may not see, `hallado` becomes null, as in a period that is
 * no longer owed, so that its amounts, plan and agreement stay hidden (D21, D168).
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
