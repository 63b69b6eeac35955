import type { envioDePadron } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { padronEnvio } from './envio-table.ts'

export type EnvioDePadron = typeof padronEnvio.$inferSelect

export const toEnvio = ({
  dni,
  tocado,
  ...envio
}: EnvioDePadron): InferType<typeof envioDePadron> => envio

/** The one a person left half sent. */
export const findEnvio = async (db: Queryable, dni: string): Promise<EnvioDePadron | undefined> => {
  const [envio] = await db.select().from(padronEnvio).where(eq(padronEnvio.dni, dni))
  return envio
}

/** The person's, locked. @throws AppError 404 when it was left, or another took its place */
export const lockEnvio = async (
  tx: Tx,
  { dni }: Pick<Sesion, 'dni'>,
  id: string,
): Promise<EnvioDePadron> => {
  const [envio] = await tx
    .select()
    .from(padronEnvio)
    .where(and(eq(padronEnvio.id, id), eq(padronEnvio.dni, dni)))
    .for('update')
  if (envio === undefined) throw notFound(textos.padron.envio.noEsta)
  return envio
}

export const updateEnvio = async (
  tx: Tx,
  id: string,
  cambios: Pick<EnvioDePadron, 'recibido' | 'suma' | 'tocado'>,
): Promise<void> => {
  await tx.update(padronEnvio).set(cambios).where(eq(padronEnvio.id, id))
}

export const deleteEnvio = async (tx: Queryable, id: string): Promise<void> => {
  await tx.delete(padronEnvio).where(eq(padronEnvio.id, id))
}

/** Forgets those nobody went on with since; gives which of some are still there. */
export const keepEnvios = async (
  db: Queryable,
  ids: readonly string[],
  desde: Date,
): Promise<ReadonlySet<string>> => {
  await db.delete(padronEnvio).where(lt(padronEnvio.tocado, desde))
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: padronEnvio.id })
    .from(padronEnvio)
    .where(inArray(padronEnvio.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
