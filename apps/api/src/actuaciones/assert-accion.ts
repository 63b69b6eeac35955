import { type AccionDeActuacion, decideAccionDeActuacion, fechaEnZona } from '@apremia/core'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'

/** @throws AppError 403 when the legal action belongs to another person, 409 when the action was deleted */
export const assertAccionDeActuacion = (
  sesion: Sesion,
  {
    abogado,
    vigente,
    baja,
  }: {
    readonly abogado: string
    readonly vigente: boolean
    readonly baja: Date | string | null
  },
  accion: AccionDeActuacion,
): void => {
  const decision = decideAccionDeActuacion(
    sesion,
    { abogado, vigente, eliminadaEl: baja === null ? null : fechaEnZona(new Date(baja)) },
    accion,
  )
  if (decision.ok) return
  const ajena = decision.motivos.some(({ codigo }) => codigo === 'actuacion.ajena')
  throw camposRechazados(
    ajena ? 403 : 409,
    ajena ? 'sin-permiso' : 'estado-no-admite',
    decision.motivos,
  )
}
