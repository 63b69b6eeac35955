import { decideRadicados } from '@apremia/core'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Handler } from '../platform/http/mount.ts'
import { loadRadicaciones } from './load-radicaciones.ts'

export const checkRadicacion: Handler<'checkRadicacion'> = async (services, { sesion, body }) => {
  const filas = await loadRadicaciones(services, sesion, body.data)
  const decision = decideRadicados(
    filas.map(({ consultado, radicaciones }) => ({
      nombre: consultado.nombre,
      radicado: radicaciones.length > 0,
    })),
  )
  if (!decision.ok) throw refuseMotivos(decision.motivos)
  return decision.valor
}
