import { textos } from '@apremia/core'
import { lt } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { ingreso, sesion, tokenUsado } from '../sesiones/sesion-table.ts'
import { expirationOf, findPersona } from '../sesiones/sesiones.ts'
import { toUsuario } from '../sesiones/to-usuario.ts'
import { hashToken, newToken, PREFIX } from '../sesiones/token.ts'

const MAX_FAILURES_PER_MINUTE = 10

const invalidToken = () =>
  new AppError(401, 'ingreso-invalido', 'El ingreso venció o ya fue usado. Ingrese nuevamente.')

const notRegistered = () => new AppError(403, 'no-registrado', textos.acceso.noRegistrado)

/**
 * Exchanges the provider's one-time token for a session. Only failures count against the limit per address:
 * an office that shares one address signs in all at once in the morning.
 */
export const createLogin = (): Handler<'login'> => {
  const failures = new RateLimiterMemory({ points: MAX_FAILURES_PER_MINUTE, duration: 60 })
  return async ({ db, identidad, ahora }, { body, request }) => {
    const limit = await failures.get(request.ip)
    if (limit !== null && limit.consumedPoints >= MAX_FAILURES_PER_MINUTE) {
      throw new AppError(
        429,
        'demasiados-intentos',
        'Demasiados intentos de ingreso. Espere un minuto e intente nuevamente.',
      )
    }
    const refuse = async (error: AppError): Promise<never> => {
      await failures.penalty(request.ip)
      throw error
    }
    const identity = await identidad.verify(body.token).catch((cause: unknown) => {
      request.log.error({ err: cause }, 'proveedor de identidad')
      throw new AppError(
        502,
        'identidad-no-disponible',
        'El servicio de identidad no responde. Intente nuevamente en unos minutos.',
      )
    })
    if (identity === undefined) return refuse(invalidToken())

    const now = ahora()
    const origen =
      request.headers['x-apremia-origen'] === 'cli' ? ('cli' as const) : ('web' as const)
    const persona = await findPersona(db, identity.dni)
    const token = newToken(PREFIX.sesion)
    const outcome = await db.transaction(async (tx) => {
      await tx.delete(tokenUsado).where(lt(tokenUsado.expira, now))
      const fresh = await tx
        .insert(tokenUsado)
        .values({ jti: identity.jti, expira: identity.expira })
        .onConflictDoNothing()
        .returning({ jti: tokenUsado.jti })
      if (fresh.length === 0) return 'repetido'
      const actor = { dni: identity.dni, abogado: persona?.abogado ?? '', origen }
      const change = {
        momento: now,
        actor,
        entidad: 'sesion',
        despues: { fuente: identity.fuente },
      }
      if (persona === undefined) {
        await appendHistorial(tx, {
          ...change,
          operacion: 'login-rechazado',
          entidadId: '',
          descripcion: 'Ingreso rechazado: la persona no está registrada o está dada de baja.',
        })
        return 'no-registrado'
      }
      const [row] = await tx
        .insert(sesion)
        .values({
          tokenHash: hashToken(token),
          dni: persona.dni,
          fuente: identity.fuente,
          creado: now,
          ultimoUso: now,
        })
        .returning({ id: sesion.id })
      await tx
        .insert(ingreso)
        .values({ dni: persona.dni, fuente: identity.fuente, fechHorLogin: now })
      await appendHistorial(tx, {
        ...change,
        operacion: 'login',
        entidadId: String(row?.id ?? ''),
        descripcion: `Ingreso por ${identity.fuente}.`,
      })
      return 'ok'
    })
    if (outcome === 'repetido') return refuse(invalidToken())
    if (outcome === 'no-registrado' || persona === undefined) return refuse(notRegistered())
    return {
      token,
      expiraEn: expirationOf(now, now).toISOString(),
      usuario: toUsuario(persona as Parameters<typeof toUsuario>[0]),
    }
  }
}
