import { centavos, wireAmount } from '@apremia/core'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'

interface Lote {
  readonly id: string
  readonly archivo: string
  readonly desde: number
  readonly hasta: number
  readonly cantidad: number
  readonly total: number
  /** SHA-256 of the file with all the documents of the batch. Null until every document is made. */
  readonly documento: string | null
  readonly dni: string
  readonly creado: Date
}

type TablaDeLotes = PgTable & Readonly<Record<keyof Lote, PgColumn>>

interface FilaDeLote<L> {
  readonly lote: L
  readonly nombre: string
  readonly apellido: string
  readonly tamano: number | null
  readonly trabajo: string | null
}

export const toLote = ({ lote, nombre, apellido, tamano, trabajo }: FilaDeLote<Lote>) => ({
  id: lote.id,
  archivo: lote.archivo,
  desde: lote.desde,
  hasta: lote.hasta,
  cantidad: lote.cantidad,
  total: wireAmount(centavos(lote.total)),
  estado: lote.documento === null ? ('pendiente' as const) : ('listo' as const),
  usuario: { nombre, apellido },
  creado: lote.creado.toISOString(),
  sha256: lote.documento,
  tamano,
  trabajo,
})

export const lotesDe = <T extends TablaDeLotes>(tabla: T) => {
  type Fila = FilaDeLote<T['$inferSelect'] & Lote>
  const select = (db: Queryable, where: SQL | undefined) =>
    db
      .select({
        lote: tabla as PgTable,
        nombre: usuario.nombre,
        apellido: usuario.apellido,
        tamano: documento.tamano,
        trabajo: sql<
          string | null
        >`(select ${trabajo.id} from ${trabajo} where ${trabajo.lote} = ${tabla.id} order by ${trabajo.creado} desc limit 1)`,
      })
      .from(tabla as PgTable)
      .innerJoin(usuario, eq(usuario.dni, tabla.dni))
      .leftJoin(documento, eq(documento.sha256, tabla.documento))
      .where(where)
  return {
    find: async (db: Queryable, where: SQL | undefined): Promise<Fila | undefined> => {
      const [row] = await select(db, where)
      return row as Fila | undefined
    },
    page: async (
      db: Queryable,
      where: SQL | undefined,
      pagina: Pagina,
    ): Promise<{ rows: Fila[]; total: number }> => {
      const page = await pageOf(
        select(db, where).orderBy(desc(tabla.creado), desc(tabla.desde)),
        db.$count(tabla as PgTable, where),
        pagina,
      )
      return page as { rows: Fila[]; total: number }
    },
  }
}
