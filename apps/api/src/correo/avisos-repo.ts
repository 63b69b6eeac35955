import { type ClaseDeAviso, listAvisosPosibles } from '@apremia/core'
import { and, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm'
import { newCodigo } from '../documentos/new-codigo.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { avisoPorCorreo, correo } from './correo-table.ts'

const findElegidos = async (db: Queryable, dni: string): Promise<ReadonlySet<ClaseDeAviso>> => {
  const rows = await db
    .select({ clase: avisoPorCorreo.clase })
    .from(avisoPorCorreo)
    .where(eq(avisoPorCorreo.dni, dni))
  return new Set(rows.map(({ clase }) => clase))
}

/**
 * Returns the kinds of e-mail to which the person subscribed, without the kinds that the person may no longer receive.
 */
export const loadAvisosPorCorreo = async (
  db: Queryable,
  { config }: Pick<Services, 'config'>,
  sesion: Sesion,
) => {
  const posibles = listAvisosPosibles(sesion)
  const guardados = await findElegidos(db, sesion.dni)
  return {
    disponible: config.correo !== undefined,
    direccion: sesion.email,
    posibles: [...posibles],
    elegidos: posibles.filter((clase) => guardados.has(clase)),
  }
}

/** Unsubscribes people from kinds of e-mail, and deletes their unsent e-mails of those kinds from the queue. */
export const deleteAvisos = async (tx: Tx, donde: SQL | undefined) => {
  const borrados = await tx.delete(avisoPorCorreo).where(donde).returning()
  const codigos = borrados.map(({ codigo }) => codigo)
  await tx.delete(correo).where(and(inArray(correo.codigo, codigos), isNotNull(correo.proximo)))
  return borrados
}

export const replaceAvisos = async (
  tx: Tx,
  dni: string,
  clases: readonly ClaseDeAviso[],
  desde: Date,
): Promise<void> => {
  const sobran = notInArray(avisoPorCorreo.clase, [...clases])
  await deleteAvisos(tx, and(eq(avisoPorCorreo.dni, dni), sobran))
  if (clases.length === 0) return
  await tx
    .insert(avisoPorCorreo)
    .values(clases.map((clase) => ({ dni, clase, codigo: newCodigo(), desde })))
    .onConflictDoNothing({ target: [avisoPorCorreo.dni, avisoPorCorreo.clase] })
}
