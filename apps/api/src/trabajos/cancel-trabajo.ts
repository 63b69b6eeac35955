import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { ownTrabajo } from './own-trabajo.ts'
import { toTrabajo } from './to-trabajo.ts'
import { requestCancel } from './trabajos-repo.ts'

export const cancelTrabajo: Handler<'cancelTrabajo'> = async (
  { db, trabajos, ahora },
  { sesion, params },
) => {
  const before = await ownTrabajo(db, params.id, sesion)
  const now = ahora()
  await db.transaction(async (tx) => {
    const row = await requestCancel(tx, params.id, now)
    if (row === undefined) {
      throw new AppError(409, 'trabajo-terminado', 'El trabajo ya terminó: no se puede cancelar.')
    }
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'cancel-trabajo',
      entidad: 'trabajo',
      entidadId: params.id,
      descripcion: `Cancelación de «${before.titulo}».`,
      antes: { estado: before.estado },
    })
  })
  trabajos.abort(params.id)
  return toTrabajo(await ownTrabajo(db, params.id, sesion))
}
