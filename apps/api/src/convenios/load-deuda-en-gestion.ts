import {
  claveDePeriodo,
  decideReclamables,
  type Fecha,
  type PeriodoDeConvenio,
  type Principal,
} from '@apremia/core'
import type { Services } from '../platform/services.ts'
import { findOcupados, loadDeudaDe } from './load-periodos.ts'

export interface PeriodoEnGestion extends PeriodoDeConvenio {
  /** Due date of the tax period. Null when the municipality did not report it. */
  readonly vencimiento: Fecha | null
  readonly liquidadoAl: Fecha
}

interface CasoPedido {
  readonly imponible: string
  readonly recurso: string
  /** Code of the lawyer who claims the tax periods. '' selects the lawyer of the first tax period. */
  readonly abogado: string
}

/**
 * Loads the debt of a case for a new agreement (D183). Leaves out the tax periods in a payment plan or agreement, and
 * the tax periods that another lawyer claims. A period marked with `sinSeparar` (its interest is unknown) is loaded,
 * but no agreement may include it.
 *
 * @returns null when the person may see none of that debt, so that the cases of other lawyers stay hidden (T16)
 * @throws AppError when the municipality's service does not answer, because stored amounts could be too old
 */
export const loadDeudaEnGestion = async (
  services: Pick<Services, 'db' | 'municipio'>,
  principal: Principal,
  pedido: CasoPedido,
) => {
  const clave = { recurso: pedido.recurso, imponible: String(Number(pedido.imponible)) }
  const ocupados = await findOcupados(services.db, [clave], null)
  const deuda = await loadDeudaDe(services, principal, clave, ocupados)
  if (deuda === null) return null
  const periodos = deuda.periodos.map(({ situacion, ...periodo }) => ({
    ...periodo,
    hallado: situacion,
  }))
  const { entran, afuera } = decideReclamables(principal, { pedido: pedido.abogado, periodos })
  const [primero] = entran
  if (primero === undefined) return null
  const porClave = new Map(periodos.map((periodo) => [claveDePeriodo(periodo), periodo]))
  const { contribuyentes, liquidadoAl, otros } = deuda
  return {
    ...{ clave, contribuyentes, liquidadoAl, otros, afuera, codigo: primero.legal },
    entran: entran.map((periodo): PeriodoEnGestion => {
      const hallado = porClave.get(claveDePeriodo(periodo))
      return {
        ...periodo,
        vencimiento: hallado?.vencimiento ?? null,
        liquidadoAl: hallado?.liquidadoAl ?? liquidadoAl,
      }
    }),
  }
}
