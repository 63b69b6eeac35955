import type { Handler } from '../platform/http/mount.ts'
import { assertAplicable, rechazosDe } from './assert-carga.ts'
import { enqueueDeCarga } from './enqueue-de-carga.ts'
import { assertPropio } from './require-carga.ts'

export const applyCarga: Handler<'applyCarga'> = async (services, { sesion, params, body }) => {
  assertPropio(services)
  const aceptado = { confirmada: body.confirmarBajas, rechazosHasta: rechazosDe(body) }
  return enqueueDeCarga(services, sesion, params.id, {
    tipo: 'aplicar-padron',
    aceptado,
    check: (_, carga) => assertAplicable(carga, aceptado),
  })
}
