import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { hashToken, newToken, PREFIX } from '../sesiones/token.ts'
import { usuario } from '../usuarios/usuario-table.ts'
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

/** Living tokens a person may have at once. */
const MAX_TOKENS = 20

/** @throws AppError 409 when the person has as many living tokens as may be */
const refuseExcess = async (db: Queryable, dni: string, now: Date): Promise<void> => {
  const living = await db.$count(
    tokenPersonal,
    and(eq(tokenPersonal.dni, dni), isNull(tokenPersonal.revocado), gt(tokenPersonal.expira, now)),
  )
  if (living < MAX_TOKENS) return
  throw new AppError(
    409,
    'demasiados-tokens',
    `Ya tiene ${MAX_TOKENS} tokens personales vigentes. Revoque alguno con «apremia tokens revocar» antes de crear otro.`,
  )
}

const expiraOf = (now: Date, dias: number): Date => new Date(now.getTime() + dias * DAY_MS)

const createToken: Handler<'createToken'> = async ({ db, ahora }, { sesion, body }) => {
  refuseProgram(sesion)
  const now = ahora()
  const token = newToken(PREFIX.personal)
  const row = await db.transaction(async (tx) => {
    // One at a time for each person: of many at once none goes over the limit.
    await tx.select().from(usuario).where(eq(usuario.dni, sesion.dni)).for('update')
    await refuseExcess(tx, sesion.dni, now)
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
const simulateCreateToken: Handler<'simulateCreateToken'> = async (
  { db, ahora },
  { sesion, body },
) => {
  refuseProgram(sesion)
  await refuseExcess(db, sesion.dni, ahora())
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
