import {
  comparePresupuestos,
  fechaEnZona,
  parametrosDePlan,
  sumPeriodos,
  textos,
} from '@apremia/core'
import { arancelDe } from '../convenios/arancel-de.ts'
import { findEstadoPropuesto } from '../convenios/find-estado-propuesto.ts'
import { findInscriptos } from '../convenios/find-inscriptos.ts'
import { loadTablaDeHonorarios } from '../convenios/listas-repo.ts'
import { findTitulosVigentes } from '../deuda-retenida/titulos-vigentes.ts'
import { assertAceptados } from '../parametros/assert-aceptados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { loadSimulacion, readAnticipoPedido, refuseSimulacion } from './load-simulacion.ts'

interface PresupuestosPedidos {
  readonly rec: string
  readonly imp: string
  readonly jsdeuda: string | null
  readonly cuotas: number | null
  readonly anticipo: string | null
}

/**
 * Loads the chosen tax periods and computes the cost of each payment plan for them. The cost includes the fees of a new
 * agreement over the same periods.
 *
 * @throws AppError 404 when the municipality does not have the property or business; 422 when a payment plan cannot
 * have these periods, or when the fee table lacks the state that the agreement would have
 */
export const loadPresupuestos = async (
  services: Services,
  sesion: Sesion,
  pedido: PresupuestosPedidos,
) => {
  const { db } = services
  const deuda = await loadSimulacion(services, sesion, pedido)
  await assertAceptados(services, 'planes', 'honorarios')
  const { clase, recursos, lineas, entran, motivos } = deuda
  if (motivos.length > 0) throw refuseSimulacion(motivos)
  const sumas = sumPeriodos(lineas)
  if (sumas.total <= 0) {
    const mensaje = textos.planes.sinMontoElegido
    throw refuseSimulacion([{ codigo: 'plan.sin-monto', campo: 'jsdeuda', mensaje }])
  }
  const fecha = fechaEnZona(services.ahora())
  const filas = await listParametros(db)
  const titulos = (await findTitulosVigentes(db, clase, entran)).flat()
  const estado =
    entran.length > 0 ? await findEstadoPropuesto(db, clase, entran, titulos) : undefined
  const arancel = estado && arancelDe(await loadTablaDeHonorarios(db), null)(estado.id, fecha)
  if (entran.length > 0 && arancel === undefined) {
    const mensaje = textos.planes.sinArancel
    throw refuseSimulacion([{ codigo: 'plan.sin-arancel', campo: 'jsdeuda', mensaje }])
  }
  const abogado = entran[0]?.legal ?? ''
  const presupuestos = comparePresupuestos({
    clase,
    lineas,
    entran,
    cuotas: pedido.cuotas,
    anticipo: readAnticipoPedido(pedido.anticipo),
    firma: fecha,
    parametros: parametrosDePlan(filas, fecha),
    recursos,
    filas,
    arancel: arancel ?? null,
    responsableInscripto: (await findInscriptos(db)).has(abogado),
  })
  return { ...deuda, ...sumas, ...presupuestos, abogado, fecha, filas }
}
