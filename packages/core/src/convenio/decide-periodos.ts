import { eligeAbogado } from '../busqueda/alcance.ts'
import type { Principal } from '../permiso/usuario.ts'
import { hideAjenos } from './hide-ajenos.ts'
import type { PeriodoDeConvenio, PeriodoElegido } from './periodo-de-convenio.ts'
import {
  explainAfuera,
  type PorqueAfuera,
  refusePeriodo,
  toPeriodoDeConvenio,
} from './refuse-periodo.ts'

export interface PeriodosDecididos<P extends PeriodoElegido> {
  readonly entran: readonly PeriodoDeConvenio[]
  /** Periods left out, in their original order. */
  readonly afuera: readonly { readonly periodo: P; readonly porque: PorqueAfuera }[]
}

/**
 * Decides which periods of a debt an agreement includes by default, and why the agreement leaves out each other period.
 * The agreement includes the unpaid periods in legal management of one lawyer that no plan or agreement already has.
 * The simulator and the agreement both use this rule, so that they start from the same total (D183).
 *
 * @param pedido lawyer of the agreement; '' or the head lawyer's code selects the lawyer of the first period that can
 * enter (D123)
 */
export const decidePeriodos = <P extends PeriodoElegido>(
  principal: Principal,
  { pedido, periodos }: { readonly pedido: string; readonly periodos: readonly P[] },
): PeriodosDecididos<P> => {
  const vistos = hideAjenos(principal, periodos)
  const propio = eligeAbogado(principal) ? pedido : principal.abogado
  const admite = vistos.find((periodo) => refusePeriodo(periodo, propio) === undefined)
  const legal = admite?.hallado?.legal ?? ''
  const entran: PeriodoDeConvenio[] = []
  const afuera: { periodo: P; porque: PorqueAfuera }[] = []
  for (const periodo of vistos) {
    const porque =
      refusePeriodo(periodo, propio) ??
      (periodo.hallado?.legal === legal ? undefined : explainAfuera(periodo, 'de-otro-abogado'))
    if (porque === undefined) entran.push(...toPeriodoDeConvenio(periodo))
    else afuera.push({ periodo, porque })
  }
  return { entran, afuera }
}
