import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { datosPersonales } from './datos-personales-table.ts'

type EstadoDePedido = 'en-curso' | 'listo' | 'fallido' | 'cancelado' | 'olvidado'

const selectPedidos = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(datosPersonales),
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      tamano: documento.tamano,
      estado: sql<EstadoDePedido>`case
        when ${datosPersonales.documento} is not null then 'listo'
        when ${datosPersonales.terminada} is not null then 'olvidado'
        when ${trabajo.estado} = 'cancelado' then 'cancelado'
        when ${trabajo.estado} = 'fallido' then 'fallido'
        else 'en-curso' end`,
    })
    .from(datosPersonales)
    .innerJoin(usuario, eq(usuario.dni, datosPersonales.dni))
    .leftJoin(trabajo, eq(trabajo.id, datosPersonales.trabajo))
    .leftJoin(documento, eq(documento.sha256, datosPersonales.documento))

export type FilaDePedido = Awaited<ReturnType<typeof selectPedidos>>[number]

export const findPedido = async (db: Queryable, id: number): Promise<FilaDePedido | undefined> => {
  const [row] = await selectPedidos(db).where(eq(datosPersonales.id, id))
  return row
}

export const pagePedidos = (db: Queryable, pagina: Pagina) =>
  pageOf(selectPedidos(db).orderBy(desc(datosPersonales.id)), db.$count(datosPersonales), pagina)

/** Whether somebody is collecting that person's data now. */
export const hasPedidoEnCurso = async (
  db: Queryable,
  { deDni, deCuit }: Pick<typeof datosPersonales.$inferSelect, 'deDni' | 'deCuit'>,
): Promise<boolean> => {
  const rows = await db
    .select({ id: datosPersonales.id })
    .from(datosPersonales)
    .innerJoin(trabajo, eq(trabajo.id, datosPersonales.trabajo))
    .where(
      and(
        eq(datosPersonales.deDni, deDni),
        eq(datosPersonales.deCuit, deCuit),
        isNull(datosPersonales.terminada),
        sql`${trabajo.estado} in ('pendiente', 'en-curso')`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const updatePedido = async (
  tx: Queryable,
  id: number,
  cambios: Partial<typeof datosPersonales.$inferInsert>,
): Promise<void> => {
  await tx.update(datosPersonales).set(cambios).where(eq(datosPersonales.id, id))
}
