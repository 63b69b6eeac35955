import type { FichaDeAbogado } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { enqueueInvitacion } from '../correo/enqueue-invitacion.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { revokeAccess } from '../sesiones/revoke-access.ts'
import { usuario } from '../usuarios/usuario-table.ts'

type Acceso = Pick<typeof usuario.$inferSelect, 'rol' | 'abogado' | 'baja'>

/**
 * Lets the lawyer sign in, with role `user` (D2, D7). A person without an account gets an e-mail invitation, if the
 * lawyer's record is active. A person with an account must sign in again when the role changes (T6).
 *
 * @returns access before this call (null for a person without an account) and access after it
 */
export const grantAccess = async (
  tx: Tx,
  services: Pick<Services, 'config' | 'ahora'>,
  {
    nrodni,
    codexterno,
    apellido,
    nombre,
    email,
    baja: inactivo,
  }: Pick<FichaDeAbogado, 'nrodni' | 'codexterno' | 'apellido' | 'nombre' | 'email' | 'baja'>,
): Promise<{ antes: Acceso | null; despues: Acceso }> => {
  const now = services.ahora()
  const [known] = await tx.select().from(usuario).where(eq(usuario.dni, nrodni)).for('update')
  if (known === undefined) {
    const acceso: Acceso = { rol: 'user', abogado: codexterno, baja: false }
    await tx
      .insert(usuario)
      .values({ dni: nrodni, apellido, nombre, email, ...acceso, creado: now })
    if (!inactivo) await enqueueInvitacion(tx, services, { dni: nrodni, email })
    return { antes: null, despues: acceso }
  }
  const rol = known.rol === 'admin' ? 'admin' : 'user'
  const acceso: Acceso = { rol, abogado: codexterno, baja: false }
  await tx.update(usuario).set(acceso).where(eq(usuario.dni, nrodni))
  if (known.rol !== rol) await revokeAccess(tx, [nrodni], now)
  const { rol: antesRol, abogado, baja } = known
  return { antes: { rol: antesRol, abogado, baja }, despues: acceso }
}
