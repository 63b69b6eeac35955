import { and, desc, eq, isNull } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { hashToken, newToken, PREFIX } from '../sesiones/token.ts'
import { tokenPersonal } from './token-personal-table.ts'

const DAY_MS = 86_400_000

const toToken = (row: typeof tokenPersonal.$inferSelect) => ({
  id: row.id,
  nombre: row.nombre,
  creado: row.creado.toISOString(),
  expira: row.expira.toISOString(),
  ultimoUso: row.ultimoUso?.toISOString() ?? null,
  revocado: row.revocado?.toISOString() ?? null,
})

const listTokens: Handler<'listTokens'> = async ({ db }, { sesion }) => {
  const rows = await db
    .select()
    .from(tokenPersonal)
    .where(eq(tokenPersonal.dni, sesion.dni))
    .orderBy(desc(tokenPersonal.id))
  return rows.map(toToken)
}

/** @throws AppError 403 for a program: only people make tokens */
const refuseProgram = ({ credencial }: Sesion): void => {
  if (credencial.tipo !== 'token-personal') return
  throw new AppError(
    403,
    'sin-permiso',
    'Un token personal no puede crear otros: ingrese con «apremia sesion iniciar».',
  )
}

const expiraOf = (now: Date, dias: number): Date => new Date(now.getTime() + dias * DAY_MS)

const createToken: Handler<'createToken'> = async ({ db, ahora }, { sesion, body }) => {
  refuseProgram(sesion)
  const now = ahora()
  const token = newToken(PREFIX.personal)
  const row = await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(tokenPersonal)
      .values({
        tokenHash: hashToken(token),
        dni: sesion.dni,
        nombre: body.nombre,
        creado: now,
        expira: expiraOf(now, body.dias),
      })
      .returning()
    if (created === undefined) throw new Error('No se creó el token')
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-token',
      entidad: 'token-personal',
      entidadId: String(created.id),
      descripcion: `Alta del token personal «${body.nombre}» por ${body.dias} días.`,
    })
    return created
  })
  return { ...toToken(row), token }
}

/** The same checks; nothing is written. */
const simulateCreateToken: Handler<'simulateCreateToken'> = async ({ ahora }, { sesion, body }) => {
  refuseProgram(sesion)
  return { nombre: body.nombre, expira: expiraOf(ahora(), body.dias).toISOString() }
}

const revokeToken: Handler<'revokeToken'> = async ({ db, ahora }, { sesion, params }) => {
  const now = ahora()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(tokenPersonal)
      .set({ revocado: now })
      .where(
        and(
          eq(tokenPersonal.id, params.id),
          eq(tokenPersonal.dni, sesion.dni),
          isNull(tokenPersonal.revocado),
        ),
      )
      .returning()
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

export const tokensHandlers = { listTokens, createToken, simulateCreateToken, revokeToken }
