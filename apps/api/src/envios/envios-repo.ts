import type { envioPorPartes } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { type DestinoDeEnvio, envio } from './envio-table.ts'

export type FilaDeEnvio = typeof envio.$inferSelect

export const toEnvio = ({
  dni,
  destino,
  tocado,
  ...visto
}: FilaDeEnvio): InferType<typeof envioPorPartes> => visto

export interface DuenoDeEnvio {
  readonly dni: Sesion['dni']
  readonly destino: DestinoDeEnvio
}

const isDe = ({ dni, destino }: DuenoDeEnvio) => and(eq(envio.dni, dni), eq(envio.destino, destino))

export const findEnvio = async (
  db: Queryable,
  dueno: DuenoDeEnvio,
): Promise<FilaDeEnvio | undefined> => {
  const [fila] = await db.select().from(envio).where(isDe(dueno))
  return fila
}

/** @throws AppError 404 when the upload was discarded or replaced by another one */
export const lockEnvio = async (tx: Tx, dueno: DuenoDeEnvio, id: string): Promise<FilaDeEnvio> => {
  const [fila] = await tx
    .select()
    .from(envio)
    .where(and(eq(envio.id, id), isDe(dueno)))
    .for('update')
  if (fila === undefined) throw notFound(textos.padron.envio.noEsta)
  return fila
}

export const updateEnvio = async (
  tx: Tx,
  id: string,
  cambios: Pick<FilaDeEnvio, 'recibido' | 'suma' | 'tocado'>,
): Promise<void> => {
  await tx.update(envio).set(cambios).where(eq(envio.id, id))
}

export const deleteEnvio = async (tx: Queryable, id: string): Promise<void> => {
  await tx.delete(envio).where(eq(envio.id, id))
}

/**
 * Deletes the rows of the uploads without a new part since `desde`. Then returns which of the given ids still have a
 * row. The caller deletes the files of the other ids.
 */
export const keepEnvios = async (
  db: Queryable,
  ids: readonly string[],
  desde: Date,
): Promise<ReadonlySet<string>> => {
  await db.delete(envio).where(lt(envio.tocado, desde))
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: envio.id })
    .from(envio)
    .where(inArray(envio.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
