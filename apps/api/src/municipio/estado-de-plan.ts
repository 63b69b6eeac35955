import type { municipioPlanes, ReplyOf } from '@apremia/api-client'
import { estadoDeCuota, fechaEnZona, formatFecha, parseFecha } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { findPlanVisible } from './visibles.ts'

export const answerEstadoDePlan = async (
  { municipio, ahora }: Pick<Services, 'municipio' | 'ahora'>,
  sesion: Sesion,
  plan: number,
): Promise<ReplyOf<typeof municipioPlanes.estadoPlnPago>> => {
  const hallado = await findPlanVisible(municipio, sesion, plan)
  if (hallado === null) throw notFound(`No existe el plan de pago ${plan}.`)
  const hoy = fechaEnZona(ahora())
  return {
    plan,
    estado: hallado.estado,
    cuotas: hallado.cuotas.map((cuota) => {
      const vencimiento = parseFecha(cuota.FECHA_VTO ?? '') ?? null
      const cobranza = parseFecha(cuota.FECHA_COBRANZA ?? '') ?? null
      return {
        ...cuota,
        FRM_FECHA: vencimiento === null ? '' : formatFecha(vencimiento),
        ESTADO: estadoDeCuota({ vencimiento, cobranza }, hoy),
      }
    }),
  }
}
