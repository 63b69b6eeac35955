import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { hashToken, newToken, PREFIX } from '../sesiones/token.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { countVigentes, insertToken, toToken } from './tokens-repo.ts'

const DAY_MS = 86_400_000
const MAX_TOKENS = 20

/**
 * Refuses a request made with a personal token, because only a signed-in person may create a token.
 *
 * @throws AppError 403
 */
const refuseProgram = ({ credencial }: Sesion): void => {
  if (credencial.tipo !== 'token-personal') return
  throw new AppError(
    403,
    'sin-permiso',
    'Un token personal no puede crear otros: ingrese con «apremia sesion iniciar».',
  )
}

const refuseExcess = async (db: Queryable, dni: string, now: Date): Promise<void> => {
  if ((await countVigentes(db, dni, now)) < MAX_TOKENS) return
  throw new AppError(
    409,
    'demasiados-tokens',
    `Ya tiene ${MAX_TOKENS} tokens personales vigentes. Revoque alguno con «apremia tokens revocar» antes de crear otro.`,
  )
}

const expiraOf = (now: Date, dias: number): Date => new Date(now.getTime() + dias * DAY_MS)

export const createToken: Handler<'createToken'> = async ({ db, ahora }, { sesion, body }) => {
  refuseProgram(sesion)
  const now = ahora()
  const token = newToken(PREFIX.personal)
  const row = await db.transaction(async (tx) => {
    // The lock on the user's row stops concurrent requests, which could together exceed `MAX_TOKENS`.
    await tx.select().from(usuario).where(eq(usuario.dni, sesion.dni)).for('update')
    await refuseExcess(tx, sesion.dni, now)
    const created = await insertToken(tx, {
      tokenHash: hashToken(token),
      dni: sesion.dni,
      nombre: body.nombre,
      creado: now,
      expira: expiraOf(now, body.dias),
    })
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

export const simulateCreateToken: Handler<'simulateCreateToken'> = async (
  { db, ahora },
  { sesion, body },
) => {
  refuseProgram(sesion)
  await refuseExcess(db, sesion.dni, ahora())
  return { nombre: body.nombre, expira: expiraOf(ahora(), body.dias).toISOString() }
}
