import {
  type CodigoDePlan,
  claseDeRecurso,
  decidePeriodos,
  fechaEnZona,
  parametrosDePlan,
  parseFecha,
  parseWireAmount,
  simulatePlan,
  wireAmount,
} from '@apremia/core'
import { toPlan } from '../convenios/convenio-wire.ts'
import { findOcupados, loadDeudaDe } from '../convenios/load-periodos.ts'
import { assertAceptados } from '../parametros/assert-aceptados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { pickPeriodos } from './pick-periodos.ts'

/**
 * Simulates a plan over the chosen periods of an item. A period must be visible to the person and outside other plans.
 * It may be in legal management or outside it. When the request chooses no periods, the plan has the periods that an
 * agreement would take (D183). The amounts come from the municipality.
 */
export const simDataPlanPago: Handler<'simDataPlanPago'> = async (services, { sesion, body }) => {
  const clave = { recurso: body.rec, imponible: String(Number(body.imp)) }
  const ocupados = await findOcupados(services.db, [clave], null)
  const deuda = await loadDeudaDe(services, sesion, clave, ocupados)
  if (deuda === null)
    throw notFound(`No existe el imponible ${clave.imponible} con el recurso ${clave.recurso}.`)
  await assertAceptados(services, 'planes')
  const periodos = deuda.periodos.map(({ situacion, ...periodo }) => ({
    ...periodo,
    hallado: situacion,
  }))
  const elegidos = await pickPeriodos(body.jsdeuda, periodos)
  const { entran, afuera } = decidePeriodos(sesion, {
    pedido: '',
    periodos: elegidos?.periodos ?? periodos,
  })
  const firma = parseFecha(body.fecha ?? '') ?? fechaEnZona(services.ahora())
  const recursos = await loadRecursos(services.db)
  const decision = simulatePlan({
    plan: body.plan as CodigoDePlan,
    clase: claseDeRecurso(recursos, clave.recurso),
    lineas: elegidos?.lineas ?? entran,
    cuotas: body.cuotas,
    anticipo: body.anticipo ? (parseWireAmount(body.anticipo) ?? null) : null,
    firma,
    parametros: parametrosDePlan(await listParametros(services.db), firma),
    recursos,
  })
  if (elegidos && elegidos.motivos.length > 0)
    throw camposRechazados(422, 'plan-invalido', elegidos.motivos)
  if (!decision.ok)
    throw camposRechazados(
      422,
      'plan-invalido',
      decision.motivos.map((motivo) =>
        motivo.campo === 'cuotas_plan' ? { ...motivo, campo: 'jsdeuda' } : motivo,
      ),
    )
  return {
    ...toPlan(decision.valor),
    periodos: entran.map(({ anio, cuota, total }) => ({
      a: anio,
      c: cuota,
      total: wireAmount(total),
    })),
    afuera: afuera.map(({ periodo: { anio, cuota, hallado }, porque }) => ({
      a: anio,
      c: cuota,
      total: hallado?.total == null ? null : wireAmount(hallado.total),
      porque,
    })),
  }
}
