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
  /** Periods that stay out, in their order, each with the reason. */
  readonly afuera: readonly { readonly periodo: P; readonly porque: PorqueAfuera }[]
}

/**
 * Decides which periods of a debt an agreement takes when nobody chooses among them, and why the others stay out. The
 * agreement takes the periods in legal management of one lawyer, owed and free. Simulator and agreement both ask here
 * (D183), so that they start from the same total.
 *
 * @param pedido lawyer of the agreement; '' or the head lawyer's takes the lawyer of the first period that can enter
 * (D123)
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
