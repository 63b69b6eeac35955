import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import type { columnasDeEncargo } from './columnas-de-encargo.ts'

type TablaDeEncargo = PgTable &
  Readonly<Record<keyof ReturnType<typeof columnasDeEncargo>, PgColumn>>

export type EstadoDeEncargo = 'en-curso' | 'listo' | 'fallido' | 'cancelado' | 'olvidado'

interface DatosDeEncargo {
  readonly nombre: string
  readonly apellido: string
  readonly tamano: number | null
  readonly estado: EstadoDeEncargo
}

export const encargosDe = <T extends TablaDeEncargo>(tabla: T) => {
  type Fila = T['$inferSelect'] & DatosDeEncargo
  const select = (db: Queryable) =>
    db
      .select({
        ...getTableColumns(tabla),
        nombre: usuario.nombre,
        apellido: usuario.apellido,
        tamano: documento.tamano,
        estado: sql<EstadoDeEncargo>`case
          when ${tabla.documento} is not null then 'listo'
          when ${tabla.terminada} is not null then 'olvidado'
          when ${trabajo.estado} = 'cancelado' then 'cancelado'
          when ${trabajo.estado} = 'fallido' then 'fallido'
          else 'en-curso' end`,
      })
      .from(tabla as PgTable)
      .innerJoin(usuario, eq(usuario.dni, tabla.dni))
      .leftJoin(trabajo, eq(trabajo.id, tabla.trabajo))
      .leftJoin(documento, eq(documento.sha256, tabla.documento))
  return {
    find: async (db: Queryable, id: number): Promise<Fila | undefined> => {
      const [row] = await select(db).where(eq(tabla.id, id))
      return row as Fila | undefined
    },
    page: async (db: Queryable, pagina: Pagina): Promise<{ rows: Fila[]; total: number }> => {
      const page = await pageOf(
        select(db).orderBy(desc(tabla.id)),
        db.$count(tabla as PgTable),
        pagina,
      )
      return page as { rows: Fila[]; total: number }
    },
    insert: async (tx: Queryable, nuevo: T['$inferInsert']): Promise<number> => {
      const [row] = await tx.insert(tabla).values(nuevo).returning({ id: tabla.id })
      if (row === undefined) throw new Error('No se creó la fila de la exportación')
      return Number(row.id)
    },
    update: async (
      tx: Queryable,
      id: number,
      cambios: Partial<T['$inferInsert']>,
    ): Promise<void> => {
      await tx.update(tabla).set(cambios).where(eq(tabla.id, id))
    },
  }
}
