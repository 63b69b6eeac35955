import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { PeriodoElegido } from './periodo-de-convenio.ts'

/**
 * Hides the chosen tax periods that the person may not see: their debt `hallado` becomes null (D21, D168). A period
 * that nobody owes any more looks the same. So the person learns nothing about a hidden period.
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
