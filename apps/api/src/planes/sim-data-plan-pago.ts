import {
  type CodigoDePlan,
  fechaEnZona,
  parametrosDePlan,
  parseFecha,
  simulatePlan,
} from '@apremia/core'
import { toPlan } from '../convenios/convenio-wire.ts'
import { assertAceptados } from '../parametros/assert-aceptados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  loadSimulacion,
  readAnticipoPedido,
  refuseSimulacion,
  toPeriodosDecididos,
} from './load-simulacion.ts'

export const simDataPlanPago: Handler<'simDataPlanPago'> = async (services, { sesion, body }) => {
  const { clase, recursos, lineas, motivos, ...deuda } = await loadSimulacion(
    services,
    sesion,
    body,
  )
  await assertAceptados(services, 'planes')
  const firma = parseFecha(body.fecha ?? '') ?? fechaEnZona(services.ahora())
  const decision = simulatePlan({
    plan: body.plan as CodigoDePlan,
    clase,
    lineas,
    cuotas: body.cuotas,
    anticipo: readAnticipoPedido(body.anticipo),
    firma,
    parametros: parametrosDePlan(await listParametros(services.db), firma),
    recursos,
  })
  if (motivos.length > 0) throw refuseSimulacion(motivos)
  if (!decision.ok) throw refuseSimulacion(decision.motivos)
  return { ...toPlan(decision.valor), ...toPeriodosDecididos(deuda) }
}
