import {
  checkAceptados,
  claveDePlan,
  comparePlanes,
  decideSeleccion,
  type Fecha,
  fechaEnZona,
  type Motivo,
  parametrosDePlan,
  type Recurso,
} from '@apremia/core'
import { listParametros, listParametrosGuardados } from '../parametros/parametros-repo.ts'
import type { AppError } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { toPlan } from './convenio-wire.ts'
import type { DeudaDeSeleccion } from './load-periodos.ts'
import type { ImponibleAOfrecer } from './read-seleccion.ts'

interface Oferta {
  readonly clase: Recurso['clase']
  readonly abogado: string
  readonly firma: Fecha
  readonly ofrecer: readonly ImponibleAOfrecer[]
  readonly deuda: DeudaDeSeleccion
  /** Reason why the debt of a property or business could not be read, under the key that `claveDePlan` returns. */
  readonly fallas: ReadonlyMap<string, Motivo>
}

export const motivoDeFalla = (
  { recurso, imponible }: Pick<ImponibleAOfrecer, 'recurso' | 'imponible'>,
  { code, message }: AppError,
): Motivo => ({
  codigo: code,
  campo: 'cuotas_plan',
  mensaje: `${recurso} ${imponible}: ${message}`,
})

/**
 * Returns the plans available to each property or business over its chosen tax periods. When the periods are refused,
 * or the debt could not be read, the reasons take the place of the plans.
 */
export const offerPlanes = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  sesion: Sesion,
  { clase, abogado, firma, ofrecer, deuda, fallas }: Oferta,
) => {
  if (ofrecer.length === 0) return []
  const sinAceptar = checkAceptados(await listParametrosGuardados(db), fechaEnZona(ahora()), [
    'planes',
  ])
  const parametros = parametrosDePlan(await listParametros(db), firma)
  const recursos = await loadRecursos(db)
  return ofrecer.map((pedido) => {
    const { recurso, imponible, cuotas } = pedido
    const imponibleDe = { r: recurso, i: Number(imponible) }
    const sinPlanes = (motivos: readonly Motivo[]) => ({
      ...imponibleDe,
      planes: [],
      motivos: [...motivos],
    })
    const falla = fallas.get(claveDePlan(pedido))
    if (falla) return sinPlanes([falla])
    const elegidos = deuda.elegidos.filter((uno) => claveDePlan(uno) === claveDePlan(pedido))
    const decision = decideSeleccion(sesion, { clase, recursos, pedido: abogado, elegidos })
    if (!decision.ok) return sinPlanes(decision.motivos)
    if (sinAceptar.length > 0) return sinPlanes(sinAceptar)
    const lineas = decision.valor.periodos
    const entrada = { clase, lineas, cuotas, anticipo: null, firma, parametros, recursos }
    return { ...imponibleDe, planes: comparePlanes(entrada).map(toPlan), motivos: [] }
  })
}
