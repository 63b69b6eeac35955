import { and, asc, eq, sql } from 'drizzle-orm'
import { historial } from '../historial/historial-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export const listCambios = async (db: Queryable, entidad: string, id: string) => {
  const rows = await db
    .select({
      momento: historial.momento,
      dni: historial.dni,
      persona: sql<string>`coalesce(${usuario.apellido} || ', ' || ${usuario.nombre}, '')`,
      antes: historial.antes,
      despues: historial.despues,
    })
    .from(historial)
    .leftJoin(usuario, eq(usuario.dni, historial.dni))
    .where(and(eq(historial.entidad, entidad), eq(historial.entidadId, id)))
    .orderBy(asc(historial.orden))
  return rows.map(({ antes, despues, ...row }) => ({
    ...row,
    antes: JSON.parse(antes),
    despues: JSON.parse(despues),
  }))
}
