import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { textos } from '@apremia/core'
import { withTemporary } from '../documentos/temporales.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { rechazosDe } from './assert-carga.ts'
import { toCarga } from './carga-wire.ts'
import { assertPropio, requireCarga } from './require-carga.ts'
import { startCarga } from './start-carga.ts'

const NOMBRE = 'padron'

const sinModo = () => {
  const message = textos.titulos.categoria
  return new AppError(400, 'campos-invalidos', `Elija la ${message.toLowerCase()}.`, {
    fields: [{ field: 'typeChrage', message: `Elija la ${message.toLowerCase()}.` }],
  })
}

/**
 * Reviews an uploaded register and applies its changes in one call (S2 §7). The answer comes when the changes are saved
 * (D159), or has the reason for the refusal.
 */
export const loadPadron: Handler<'loadPadron'> = async (services, { sesion, body, request }) => {
  assertPropio(services)
  const modo = body.typeChrage ?? body.typeCharge
  if (modo === undefined) throw sinModo()
  const bytes = Buffer.from(body.file.slice(body.file.indexOf(',') + 1), 'base64')
  const { carga, trabajo } = await withTemporary(services.documentos, async (path) => {
    await writeFile(path, bytes, { mode: 0o600 })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = { path, name: NOMBRE, size: bytes.length, sha256 }
    return startCarga(services, sesion, file, {
      ...{ modo, aplicar: true },
      rechazosHasta: rechazosDe(body),
    })
  })
  const controller = new AbortController()
  const { socket } = request.raw
  const leave = () => controller.abort()
  socket.once('close', leave)
  const fin = await services.trabajos
    .wait(trabajo.id, controller.signal)
    .finally(() => socket.off('close', leave))
  if (fin.estado !== 'terminado')
    throw new AppError(
      422,
      fin.error?.code ?? 'carga-fallida',
      `${textos.titulos.cargaFallida}. ${fin.error?.message ?? ''}`.trim(),
    )
  return {
    mensaje: textos.titulos.cargaExitosa,
    carga: toCarga(await requireCarga(services.db, carga)),
  }
}
