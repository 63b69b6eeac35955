import { horaEnZona, interpolar, textos } from '@apremia/core'
import { and, desc, eq, gte, ne } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import type { Actor } from './append-historial.ts'
import { historial } from './historial-table.ts'

/**
 * Number of minutes in which a second change of the same value, by another person, is reported in the audit history as
 * possibly made without seeing the first change.
 */
const MOMENTOS = 10

/**
 * Returns a sentence for the audit history: the person may have replaced a value without seeing it. The value counts as
 * unseen when another person saved it less than ten minutes before. Lock the value before calling this function.
 *
 * @param visto value that the person saw. When given, the sentence is ''
 * @returns '' when nobody else saved the value in that time
 */
export const describeReemplazo = async (
  tx: Tx,
  visto: string | undefined,
  {
    actor,
    momento,
    entidad,
    entidadId,
  }: {
    readonly actor: Actor
    readonly momento: Date
    readonly entidad: string
    readonly entidadId: string
  },
): Promise<string> => {
  if (visto !== undefined) return ''
  const desde = new Date(momento.getTime() - MOMENTOS * 60_000)
  const [otra] = await tx
    .select({
      momento: historial.momento,
      dni: historial.dni,
      apellido: usuario.apellido,
      nombre: usuario.nombre,
    })
    .from(historial)
    .leftJoin(usuario, eq(usuario.dni, historial.dni))
    .where(
      and(
        eq(historial.entidad, entidad),
        eq(historial.entidadId, entidadId),
        ne(historial.dni, actor.dni),
        gte(historial.momento, desde.toISOString()),
      ),
    )
    .orderBy(desc(historial.orden))
    .limit(1)
  if (otra === undefined) return ''
  const quien = otra.apellido === null ? otra.dni : `${otra.apellido}, ${otra.nombre}`
  const hora = horaEnZona(new Date(otra.momento)).slice(0, 5)
  return ` ${interpolar(textos.historial.reemplazo, { quien, hora })}`
}
