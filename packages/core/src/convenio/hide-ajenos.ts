import { legalesDe, puedeVer } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { PeriodoElegido } from './periodo-de-convenio.ts'

/**
 * Returns the chosen periods without the data that a person may not know. A period that the person may not see becomes
 * a period that is not owed, whatever its amount, plan or agreement (D21, D168).
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
