import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { sesion } from '../sesiones/sesion-table.ts'

/** Ends the session of the request. A personal token is refused, because another call revokes personal tokens. */
export const logout: Handler<'logout'> = async ({ db, ahora }, { sesion: quien }) => {
  if (quien.credencial.tipo !== 'sesion') {
    throw new AppError(
      400,
      'no-es-sesion',
      'El pedido usa un token personal, no una sesión. Revóquelo con «apremia tokens revocar».',
    )
  }
  const now = ahora()
  await db.transaction(async (tx) => {
    await tx.update(sesion).set({ revocado: now }).where(eq(sesion.id, quien.credencial.id))
    await appendHistorial(tx, {
      momento: now,
      actor: quien,
      operacion: 'logout',
      entidad: 'sesion',
      entidadId: String(quien.credencial.id),
      descripcion: 'Cierre de sesión.',
    })
  })
}
