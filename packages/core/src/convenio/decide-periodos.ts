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
 * Decides which tax periods an agreement includes by default, and why each other period is left out. An included period
 * is unpaid, collected by one lawyer, and outside plans and agreements. The simulator applies the same rule (D183).
 *
 * @param pedido lawyer of the agreement; '' or the head lawyer's code means the lawyer of the first period that an
 * agreement can include (D123)
 */
export const decidePeriodos = <P extends PeriodoElegido>(
  principal: Principal,
  deuda: DeudaAElegir<P>,
): PeriodosDecididos<P> => decideCon(refusePeriodo, principal, deuda)

/**
 * Decides which tax periods one lawyer can claim today: the periods of {@link decidePeriodos}, and the periods of
 * unknown interest. A document shows only the total of a period of unknown interest, apart from the others.
 */
export const decideReclamables = <P extends PeriodoElegido>(
  principal: Principal,
  deuda: DeudaAElegir<P>,
): PeriodosDecididos<P> => decideCon(refuseReclamo, principal, deuda)
