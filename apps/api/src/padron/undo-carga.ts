import type { Handler } from '../platform/http/mount.ts'
import { assertDeshacible } from './assert-carga.ts'
import { toCarga } from './carga-wire.ts'
import { enqueueDeCarga } from './enqueue-de-carga.ts'
import { assertPropio, requireCarga } from './require-carga.ts'

export const undoCarga: Handler<'undoCarga'> = async (services, { sesion, params }) => {
  assertPropio(services)
  return enqueueDeCarga(services, sesion, params.id, {
    tipo: 'deshacer-padron',
    check: assertDeshacible,
  })
}

export const simulateUndoCarga: Handler<'simulateUndoCarga'> = async (services, { params }) => {
  assertPropio(services)
  const carga = await requireCarga(services.db, params.id)
  await assertDeshacible(services.db, carga)
  return toCarga(carga)
}
