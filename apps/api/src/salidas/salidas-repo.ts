import { desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { salida } from './salida-table.ts'

type EstadoDeSalida = 'en-curso' | 'lista' | 'fallida' | 'cancelada' | 'olvidada'

const selectSalidas = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(salida),
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      tamano: documento.tamano,
      estado: sql<EstadoDeSalida>`case
        when ${salida.documento} is not null then 'lista'
        when ${salida.terminada} is not null then 'olvidada'
        when ${trabajo.estado} = 'cancelado' then 'cancelada'
        when ${trabajo.estado} = 'fallido' then 'fallida'
        else 'en-curso' end`,
    })
    .from(salida)
    .innerJoin(usuario, eq(usuario.dni, salida.dni))
    .leftJoin(trabajo, eq(trabajo.id, salida.trabajo))
    .leftJoin(documento, eq(documento.sha256, salida.documento))

export type FilaDeSalidaHecha = Awaited<ReturnType<typeof selectSalidas>>[number]

export const findSalida = async (
  db: Queryable,
  id: number,
): Promise<FilaDeSalidaHecha | undefined> => {
  const [row] = await selectSalidas(db).where(eq(salida.id, id))
  return row
}

export const pageSalidas = (db: Queryable, pagina: Pagina) =>
  pageOf(selectSalidas(db).orderBy(desc(salida.id)), db.$count(salida), pagina)

export const insertSalida = async (
  tx: Queryable,
  nueva: typeof salida.$inferInsert,
): Promise<number> => {
  const [row] = await tx.insert(salida).values(nueva).returning({ id: salida.id })
  if (row === undefined) throw new Error('No se creó la exportación')
  return row.id
}

export const updateSalida = async (
  tx: Queryable,
  id: number,
  cambios: Partial<typeof salida.$inferInsert>,
): Promise<void> => {
  await tx.update(salida).set(cambios).where(eq(salida.id, id))
}

/** Packages kept: the newest ones. A package has the data of everybody, so none is kept longer than it is useful. */
export const SALIDAS_CONSERVADAS = 3

/** Packages that are no longer among the last ones. */
export const findViejas = async (
  db: Queryable,
): Promise<readonly { id: number; sha256: string }[]> => {
  const rows = await db
    .select({ id: salida.id, sha256: salida.documento })
    .from(salida)
    .where(isNotNull(salida.documento))
    .orderBy(desc(salida.id))
    .offset(SALIDAS_CONSERVADAS)
  return rows.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }))
}

/**
 * Releases the package of an export. The row stays: it tells who took what out.
 *
 * @returns whether nothing else keeps the package, such as a load of it
 */
export const dropPaquete = async (tx: Queryable, id: number, sha256: string): Promise<boolean> => {
  await updateSalida(tx, id, { documento: null })
  const { rows } = await tx.execute(sql`
    delete from documento d where d.sha256 = ${sha256}
      and not exists (select from salida s where s.documento = d.sha256)
      and not exists (select from paquete_carga p where p.documento = d.sha256)
    returning d.sha256`)
  return rows.length > 0
}
