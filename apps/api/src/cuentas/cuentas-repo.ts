import {
  codigoDeCuenta,
  idDeCuenta,
  isCuentaRepetida,
  ROL_DE_SERVICIO,
  textos,
} from '@apremia/core'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { hashToken, newToken, PREFIX } from '../sesiones/token.ts'
import { tokenPersonal } from '../tokens/token-personal-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'

const t = textos.cuentas
const DAY_MS = 86_400_000

const servicio = sql`${usuario.rol} = ${ROL_DE_SERVICIO}`

export const listCuentasDe = async (db: Queryable, id?: number) => {
  const rows = await db
    .select({
      codigo: usuario.dni,
      nombre: usuario.nombre,
      revocada: usuario.baja,
      creada: usuario.creado,
      expira:
        sql<Date | null>`max(${tokenPersonal.expira}) filter (where ${tokenPersonal.revocado} is null)`.mapWith(
          tokenPersonal.expira,
        ),
      ultimoUso: sql<Date | null>`max(${tokenPersonal.ultimoUso})`.mapWith(tokenPersonal.ultimoUso),
    })
    .from(usuario)
    .leftJoin(tokenPersonal, eq(tokenPersonal.dni, usuario.dni))
    .where(and(servicio, id === undefined ? undefined : eq(usuario.dni, codigoDeCuenta(id))))
    .groupBy(usuario.dni)
    .orderBy(
      sql`${usuario.creado} desc`,
      sql`length(${usuario.dni}) desc`,
      sql`${usuario.dni} desc`,
    )
  return rows.map(({ creada, expira, ultimoUso, ...row }) => ({
    ...row,
    id: idDeCuenta(row.codigo) ?? 0,
    creada: creada.toISOString(),
    expira: expira?.toISOString() ?? null,
    ultimoUso: ultimoUso?.toISOString() ?? null,
  }))
}

/**
 * Refuses a request that a program sends with a token.
 *
 * @throws AppError 403, because only a signed-in person may manage service accounts
 */
export const refusePrograma = ({ credencial }: Sesion): void => {
  if (credencial.tipo === 'token-personal') throw new AppError(403, 'sin-permiso', t.soloPersonas)
}

/** Locks the service accounts, so that requests that create an account or renew its token run one after another. */
const lockCuentas = async (
  tx: Tx,
): Promise<{ codigo: string; nombre: string; revocada: boolean }[]> => {
  // Before the first service account exists, there is no account to lock. The rows of the admins, who always exist, are
  // therefore locked too. Two simultaneous requests then wait for each other.
  await tx
    .select({ dni: usuario.dni })
    .from(usuario)
    .where(or(eq(usuario.rol, 'admin'), servicio))
    .orderBy(usuario.dni)
    .for('update')
  return tx
    .select({ codigo: usuario.dni, nombre: usuario.nombre, revocada: usuario.baja })
    .from(usuario)
    .where(servicio)
}

/**
 * Locks a service account until the transaction ends.
 *
 * @throws AppError 404 when the account does not exist or was revoked
 */
export const lockCuenta = async (tx: Tx, id: number) => {
  const cuenta = (await lockCuentas(tx)).find(({ codigo }) => codigo === codigoDeCuenta(id))
  if (cuenta === undefined || cuenta.revocada) throw notFound(t.noExiste)
  return cuenta
}

/**
 * Inserts a service account and returns its number.
 *
 * @throws AppError 409 when an account in force has the same name
 */
export const insertCuenta = async (tx: Tx, nombre: string, now: Date): Promise<number> => {
  const cuentas = await lockCuentas(tx)
  if (isCuentaRepetida(nombre, cuentas))
    throw new AppError(409, 'cuenta-repetida', t.repetida, {
      fields: [{ field: 'nombre', message: t.repetida }],
    })
  const id = Math.max(0, ...cuentas.map(({ codigo }) => idDeCuenta(codigo) ?? 0)) + 1
  await tx.execute(sql`
    insert into usuario (dni, apellido, nombre, rol, creado)
    values (${codigoDeCuenta(id)}, ${t.apellido}, ${nombre}, ${ROL_DE_SERVICIO}, ${now.toISOString()})`)
  return id
}

/** Creates a new token of a service account. The previous tokens of the account stop working. */
export const replaceToken = async (
  tx: Tx,
  codigo: string,
  { nombre, dias, now }: { readonly nombre: string; readonly dias: number; readonly now: Date },
): Promise<string> => {
  await revokeTokens(tx, codigo, now)
  const token = newToken(PREFIX.personal)
  await tx.insert(tokenPersonal).values({
    ...{ tokenHash: hashToken(token), dni: codigo, nombre, creado: now },
    expira: new Date(now.getTime() + dias * DAY_MS),
  })
  return token
}

export const revokeTokens = async (tx: Tx, codigo: string, now: Date): Promise<void> => {
  await tx
    .update(tokenPersonal)
    .set({ revocado: now })
    .where(and(eq(tokenPersonal.dni, codigo), sql`${tokenPersonal.revocado} is null`))
}
