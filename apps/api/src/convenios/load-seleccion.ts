import { decideSeleccion, type Fecha, fechaEnZona, parseFecha, type Recurso } from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { loadPeriodos } from './load-periodos.ts'
import { readCuotas } from './read-seleccion.ts'
import { refuseDecidido } from './refuse-decidido.ts'
import { findVisible } from './visible.ts'

interface Pedido {
  readonly clase: Recurso['clase']
  readonly abogado: string
  readonly cuotas_plan: string
  readonly convenio: number | null
}

/**
 * Checks that the chosen tax periods may be in an agreement, and loads the periods and the agreement being edited.
 *
 * @throws AppError that lists every objection; 404 when the person may not see the agreement being edited
 */
export const loadSeleccion = async (
  services: Services,
  sesion: Sesion,
  { clase, abogado, cuotas_plan, convenio }: Pedido,
) => {
  const previo = convenio === null ? null : await findVisible(services.db, sesion, convenio)
  const deuda = await loadPeriodos(services, sesion, await readCuotas(cuotas_plan), convenio)
  const { elegidos } = deuda
  const decision = decideSeleccion(sesion, {
    clase,
    recursos: await loadRecursos(services.db),
    pedido: abogado,
    elegidos,
  })
  if (!decision.ok) throw refuseDecidido(decision, elegidos)
  return {
    ...decision.valor,
    contribuyentes: deuda.contribuyentes,
    liquidaciones: deuda.liquidaciones,
    previo,
  }
}

export const firmaDe = ({ ahora }: Pick<Services, 'ahora'>, fechaconf: string | null): Fecha =>
  parseFecha(fechaconf ?? '') ?? fechaEnZona(ahora())
