import {
  comparePlanes,
  groupPorImponible,
  type PeriodoDeConvenio,
  parametrosDePlan,
  sumPeriodos,
  wireAmount,
} from '@apremia/core'
import { assertAceptados } from '../parametros/assert-aceptados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { toPlan } from './convenio-wire.ts'
import { firmaDe, loadSeleccion } from './load-seleccion.ts'

export const simPlanPago: Handler<'simPlanPago'> = async (services, { sesion, body }) => {
  const { periodos } = await loadSeleccion(services, sesion, body)
  await assertAceptados(services, 'planes')
  const firma = firmaDe(services, body.fechaconf)
  const parametros = parametrosDePlan(await listParametros(services.db), firma)
  const recursos = await loadRecursos(services.db)
  const { clase, cuotas } = body
  return groupPorImponible(periodos).map((lineas) => {
    const [{ recurso, imponible }] = lineas as [PeriodoDeConvenio]
    const { capital, interes, total } = sumPeriodos(lineas)
    const planes = comparePlanes({
      clase,
      lineas,
      cuotas,
      anticipo: null,
      firma,
      parametros,
      recursos,
    })
    return {
      r: recurso,
      i: Number(imponible),
      capital: wireAmount(capital),
      interes: wireAmount(interes),
      total: wireAmount(total),
      planes: planes.map(toPlan),
    }
  })
}
