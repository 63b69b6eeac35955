import { type AccionDeActuacion, textos } from '@apremia/core'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Services } from '../platform/services.ts'
import type { FilaDeActuacion } from './actuacion-wire.ts'
import { findActuacion, lockActuacion } from './actuaciones-repo.ts'
import { assertAccionDeActuacion } from './assert-accion.ts'
import { lockImponibles } from './lock-imponibles.ts'
import type { PedidoDeGuardar } from './pedido.ts'
import { answerActuacion, findActuacionVisible } from './visible.ts'

export const openActuacion = async (
  services: Services,
  { sesion, body }: PedidoDeGuardar,
  accion: AccionDeActuacion,
): Promise<FilaDeActuacion> => {
  const { sinActuacion } = textos.actuaciones
  if (body.id_etapa === null)
    throw refuseMotivos([
      { codigo: 'actuacion.sin-actuacion', campo: 'id_etapa', mensaje: sinActuacion },
    ])
  const fila = await findActuacionVisible(services, sesion, body.id_etapa)
  assertAccionDeActuacion(sesion, fila, accion)
  return fila
}

/**
 * Reads the legal action again before it is saved, because another request may have changed it. Locks the action until
 * the transaction ends.
 *
 * @throws AppError 409 with the stored action and the sent action, when another person changed the action (D42)
 */
export const lockActuacionSinCambios = async (
  tx: Tx,
  { sesion, body }: PedidoDeGuardar,
  fila: FilaDeActuacion,
  accion: AccionDeActuacion,
) => {
  await lockImponibles(tx, [fila])
  const row = await lockActuacion(tx, fila.id)
  assertAccionDeActuacion(sesion, row, accion)
  if (body.version === null || body.version === row.version) return row
  const actual = await findActuacion(tx, fila.id)
  const { versionVieja, cambioAntesDeEliminar } = textos.actuaciones
  const mensaje = accion === 'eliminar' ? cambioAntesDeEliminar : versionVieja
  throw new AppError(409, 'version-vieja', mensaje, {
    detalle: { actuacion: actual && answerActuacion(sesion, actual), enviados: body },
  })
}
