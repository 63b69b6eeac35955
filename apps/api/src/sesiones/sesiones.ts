import { textos } from '@apremia/core'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { abogado } from '../abogados/abogado-table.ts'
import { isDiskFull } from '../platform/db/outage.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { tokenPersonal } from '../tokens/token-personal-table.ts'
import { usuario, usuarioPermiso } from '../usuarios/usuario-table.ts'
import { sesion } from './sesion-table.ts'
import { hashToken, PREFIX } from './token.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly sesiones: Sesiones
  }
}

/** A session ends after 30 minutes without requests, and at most 8 hours after the sign-in (D3). */
export const INACTIVIDAD_MS = 30 * 60_000
export const MAXIMO_MS = 8 * 60 * 60_000

/**
 * Minimum milliseconds between two updates of `ultimo_uso` of a session, so that not every request writes to the
 * database.
 */
const USO_CADA_MS = 30_000

export interface Sesiones {
  readonly authenticate: (request: FastifyRequest) => Promise<Sesion | null>
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]

/**
 * Error for a program whose personal token is not valid. A program has no screen to sign in again, so the error says
 * how to replace the token.
 */
const tokenQueNoVale = (): AppError => {
  const { tokenNoVale, tokenDeCuenta } = textos.cuentas
  return new AppError(401, 'sin-sesion', `${tokenNoVale} ${tokenDeCuenta}`)
}

export const expirationOf = (creado: Date, ultimoUso: Date): Date =>
  new Date(Math.min(ultimoUso.getTime() + INACTIVIDAD_MS, creado.getTime() + MAXIMO_MS))

const persona = {
  dni: usuario.dni,
  nombre: usuario.nombre,
  apellido: usuario.apellido,
  email: usuario.email,
  rol: sql<Sesion['rol']>`${usuario.rol}`,
  abogado: sql<string>`coalesce(${usuario.abogado}, '')`,
  permisos: sql<
    string[]
  >`array(select ${usuarioPermiso.permiso} from ${usuarioPermiso} where ${usuarioPermiso.dni} = ${usuario.dni} order by 1)`,
}

const enAlta = and(eq(usuario.baja, false), sql`coalesce(${abogado.baja}, false) = false`)

export const findPersona = async (db: Db, dni: string) => {
  const [row] = await db
    .select({
      ...persona,
      baja: usuario.baja,
      abogadoDeBaja: sql<boolean>`coalesce(${abogado.baja}, false)`,
    })
    .from(usuario)
    .leftJoin(abogado, eq(abogado.codexterno, usuario.abogado))
    .where(eq(usuario.dni, dni))
  return row
}

/**
 * The time of last use of a session cannot be saved on a full disk. That error is ignored, so that users can still
 * read.
 */
const unlessFull = (error: unknown): void => {
  if (!isDiskFull(error)) throw error
}

export const createSesiones = (db: Db, ahora: () => Date): Sesiones => {
  // Prepares this query once, because every request of a signed-in user runs it.
  const sesionVigente = db
    .select({ ...persona, id: sesion.id, creado: sesion.creado, ultimoUso: sesion.ultimoUso })
    .from(sesion)
    .innerJoin(usuario, eq(usuario.dni, sesion.dni))
    .leftJoin(abogado, eq(abogado.codexterno, usuario.abogado))
    .where(and(eq(sesion.tokenHash, sql.placeholder('hash')), isNull(sesion.revocado), enAlta))
    .prepare('sesion-vigente')

  const bySession = async (hash: string) => {
    const [row] = await sesionVigente.execute({ hash })
    if (row === undefined) return null
    const now = ahora()
    if (expirationOf(row.creado, row.ultimoUso) <= now) return null
    if (now.getTime() - row.ultimoUso.getTime() > USO_CADA_MS) {
      // Two requests of one session may save its time of last use at once. With the condition `lt`, the earlier time
      // never replaces the later one.
      await db
        .update(sesion)
        .set({ ultimoUso: now })
        .where(and(eq(sesion.id, row.id), lt(sesion.ultimoUso, now)))
        .catch(unlessFull)
    }
    return { row, tipo: 'sesion' as const, expiraEn: expirationOf(row.creado, now) }
  }

  const byPersonalToken = async (hash: string) => {
    const [row] = await db
      .select({
        ...persona,
        id: tokenPersonal.id,
        expira: tokenPersonal.expira,
        uso: tokenPersonal.ultimoUso,
      })
      .from(tokenPersonal)
      .innerJoin(usuario, eq(usuario.dni, tokenPersonal.dni))
      .leftJoin(abogado, eq(abogado.codexterno, usuario.abogado))
      .where(and(eq(tokenPersonal.tokenHash, hash), isNull(tokenPersonal.revocado), enAlta))
    if (row === undefined) return null
    const now = ahora()
    if (row.expira <= now) return null
    if (now.getTime() - (row.uso?.getTime() ?? 0) > USO_CADA_MS) {
      await db
        .update(tokenPersonal)
        .set({ ultimoUso: now })
        .where(eq(tokenPersonal.id, row.id))
        .catch(unlessFull)
    }
    return { row, tipo: 'token-personal' as const, expiraEn: row.expira }
  }

  return {
    authenticate: async (request) => {
      const token = bearerOf(request)
      if (token === undefined) return null
      const hash = hashToken(token)
      const dePrograma = token.startsWith(PREFIX.personal)
      const found = dePrograma ? await byPersonalToken(hash) : await bySession(hash)
      if (found === null && dePrograma) throw tokenQueNoVale()
      if (found === null) return null
      const { row } = found
      return {
        dni: row.dni,
        nombre: row.nombre,
        apellido: row.apellido,
        email: row.email,
        rol: row.rol,
        abogado: row.abogado,
        permisos: row.permisos as Sesion['permisos'],
        origen: request.headers['x-apremia-origen'] === 'cli' ? 'cli' : 'web',
        credencial: { tipo: found.tipo, id: row.id },
        expiraEn: found.expiraEn,
      }
    },
  }
}
