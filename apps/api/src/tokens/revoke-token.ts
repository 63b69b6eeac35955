import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { markRevocado } from './tokens-repo.ts'

export const revokeToken: Handler<'revokeToken'> = async ({ db, ahora }, { sesion, params }) => {
  const now = ahora()
  await db.transaction(async (tx) => {
    const row = await markRevocado(tx, params.id, sesion.dni, now)
    if (row === undefined) throw notFound('No hay un token vigente con ese número.')
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'revoke-token',
      entidad: 'token-personal',
      entidadId: String(row.id),
      descripcion: `Baja del token personal «${row.nombre}».`,
    })
  })
}
