import { eq } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { sesion } from '../sesiones/sesion-table.ts'
import { toUsuario } from '../sesiones/to-usuario.ts'

/** Returns the user of the session and restarts its inactivity time (D5). */
export const validateToken: Handler<'validateToken'> = async ({ db, ahora }, { sesion: quien }) => {
  if (quien.credencial.tipo === 'sesion') {
    await db.update(sesion).set({ ultimoUso: ahora() }).where(eq(sesion.id, quien.credencial.id))
  }
  return { expiraEn: quien.expiraEn.toISOString(), usuario: toUsuario(quien) }
}
