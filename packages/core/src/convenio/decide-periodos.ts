import { eligeAbogado } from '../busqueda/alcance.ts'
import type { Principal } from '../permiso/usuario.ts'
import { hideAjenos } from './hide-ajenos.ts'
import type { PeriodoDeConvenio, PeriodoElegido } from './periodo-de-convenio.ts'
import {
  explainAfuera,
  type PorqueAfuera,
  type RefusePeriodo,
  refusePeriodo,
  refuseReclamo,
  toPeriodoDeConvenio,
} from './refuse-periodo.ts'

export interface PeriodosDecididos<P extends PeriodoElegido> {
  readonly entran: readonly PeriodoDeConvenio[]
  /** Tax periods that the agreement does not include, in their original order, each with the reason. */
  readonly afuera: readonly { readonly periodo: P; readonly porque: PorqueAfuera }[]
}

interface DeudaAElegir<P extends PeriodoElegido> {
  readonly pedido: string
  readonly periodos: readonly P[]
}

const decideCon = <P extends PeriodoElegido>(
  refuse: RefusePeriodo,
  principal: Principal,
  { pedido, periodos }: DeudaAElegir<P>,
): PeriodosDecididos<P> => {
  const vistos = hideAjenos(principal, periodos)
  const propio = eligeAbogado(principal) ? pedido : principal.abogado
  const admite = vistos.find((periodo) => refuse(periodo, propio) === undefined)
  const legal = admite?.hallado?.legal ?? ''
  const entran: PeriodoDeConvenio[] = []
  const afuera: { periodo: P; porque: PorqueAfuera }[] = []
  for (const periodo of vistos) {
    const porque =
      refuse(periodo, propio) ??
      (periodo.hallado?.legal === legal ? undefined : explainAfuera(periodo, 'de-otro-abogado'))
    if (porque === undefined) entran.push(...toPeriodoDeConvenio(periodo))
    else afuera.push({ periodo, porque })
  }
  return { entran, afuera }
}

/**
 * Decides which tax periods of a debt an agreement includes when the person chooses none, with the reason for each
 * excluded period. It includes the unpaid periods that one lawyer collects (legal management) and that no plan or
 * agreement has. The simulator and the agreement use this function, so their totals are equal (D183).
 *
 * @param pedido lawyer of the agreement; '' or the head lawyer's code stands for the lawyer of the first period that an
 * agreement can include (D123)
 */
export const decidePeriodos = <P extends PeriodoElegido>(
  principal: Principal,
  deuda: DeudaAElegir<P>,
): PeriodosDecididos<P> => decideCon(refusePeriodo, principal, deuda)

/**
 * Decides which tax periods of a debt one lawyer claims today: those of {@link decidePeriodos}, and those of unknown
 * interest, which a paper shows apart with their total.
 */
export const decideReclamables = <P extends PeriodoElegido>(
  principal: Principal,
  deuda: DeudaAElegir<P>,
): PeriodosDecididos<P> => decideCon(refuseReclamo, principal, deuda)
