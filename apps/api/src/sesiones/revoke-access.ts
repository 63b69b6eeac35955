import { and, eq, gt, inArray, isNull, type SQL, type SQLWrapper } from 'drizzle-orm'
import { agendaDireccion } from '../agenda/agenda-direccion-table.ts'
import { dropCorreosSinAcceso } from '../correo/correo-repo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { tokenPersonal } from '../tokens/token-personal-table.ts'
import { sesion } from './sesion-table.ts'
import { expirationOf, INACTIVIDAD_MS, MAXIMO_MS } from './sesiones.ts'

type Acceso = { readonly sesiones: number; readonly tokens: number }

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

const sesionViva = (now: Date): SQL | undefined =>
  and(
    isNull(sesion.revocado),
    gt(sesion.ultimoUso, before(now, INACTIVIDAD_MS)),
    gt(sesion.creado, before(now, MAXIMO_MS)),
  )

const tokenVivo = (now: Date): SQL | undefined =>
  and(isNull(tokenPersonal.revocado), gt(tokenPersonal.expira, now))

export const countAccess = async (tx: Tx, dni: string, now: Date): Promise<Acceso> => ({
  sesiones: await tx.$count(sesion, and(eq(sesion.dni, dni), sesionViva(now))),
  tokens: await tx.$count(tokenPersonal, and(eq(tokenPersonal.dni, dni), tokenVivo(now))),
})

/**
 * Ends the sessions of users, revokes their personal tokens and deletes the private URLs of their calendars. Also drops
 * the unsent e-mails to users who may no longer sign in. Save the change of access before this call, which reads the
 * access from the database.
 *
 * @returns number of sessions and of tokens that had not expired
 */
export const revokeAccess = async (
  tx: Tx,
  personas: SQLWrapper | readonly string[],
  now: Date,
): Promise<Acceso> => {
  const sesiones = await tx
    .update(sesion)
    .set({ revocado: now })
    .where(and(inArray(sesion.dni, personas), isNull(sesion.revocado)))
    .returning({ creado: sesion.creado, ultimoUso: sesion.ultimoUso })
  const tokens = await tx
    .update(tokenPersonal)
    .set({ revocado: now })
    .where(and(inArray(tokenPersonal.dni, personas), isNull(tokenPersonal.revocado)))
    .returning({ expira: tokenPersonal.expira })
  await tx.delete(agendaDireccion).where(inArray(agendaDireccion.dni, personas))
  await dropCorreosSinAcceso(tx, personas)
  return {
    sesiones: sesiones.filter(({ creado, ultimoUso }) => expirationOf(creado, ultimoUso) > now)
      .length,
    tokens: tokens.filter(({ expira }) => expira > now).length,
  }
}
