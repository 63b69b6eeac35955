import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { claveDeOtroPedido } from '../platform/http/huella-de-pedido.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { paqueteCarga } from './paquete-carga-table.ts'

type EstadoDePaquete = (typeof paqueteCarga.$inferSelect)['estado'] | 'fallida' | 'cancelada'

const selectCargas = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(paqueteCarga),
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      estado: sql<EstadoDePaquete>`case
        when ${paqueteCarga.estado} = 'leyendo' and ${trabajo.estado} = 'cancelado' then 'cancelada'
        when ${paqueteCarga.estado} = 'leyendo' and ${trabajo.estado} = 'fallido' then 'fallida'
        else ${paqueteCarga.estado} end`,
    })
    .from(paqueteCarga)
    .innerJoin(usuario, eq(usuario.dni, paqueteCarga.dni))
    .leftJoin(trabajo, eq(trabajo.id, paqueteCarga.trabajo))

export type FilaDePaqueteCarga = Awaited<ReturnType<typeof selectCargas>>[number]

export const findPaquete = async (
  db: Queryable,
  id: number,
): Promise<FilaDePaqueteCarga | undefined> => {
  const [carga] = await selectCargas(db).where(eq(paqueteCarga.id, id))
  return carga
}

/**
 * Lists the imports of data packages. Dry runs are left out, because they changed nothing.
 *
 * @param dni person whose imports are listed. Undefined lists the imports of every person
 */
export const pagePaquetes = async (
  db: Queryable,
  { pagina, porPagina }: Pagina,
  dni: string | undefined,
) => {
  const donde = and(
    eq(paqueteCarga.simulacion, false),
    dni === undefined ? undefined : eq(paqueteCarga.dni, dni),
  )
  return {
    rows: await selectCargas(db)
      .where(donde)
      .orderBy(desc(paqueteCarga.id))
      .limit(porPagina)
      .offset((pagina - 1) * porPagina),
    total: await db.$count(paqueteCarga, donde),
  }
}

export const isDeshaciendose = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(
    trabajo,
    and(
      eq(trabajo.tipo, 'deshacer-paquete'),
      inArray(trabajo.estado, ['pendiente', 'en-curso']),
      sql`${trabajo.entrada} ->> 'carga' = ${String(id)}`,
    ),
  )) > 0

/**
 * @returns the number of the data import, or undefined when the person already has one with the same `Idempotency-Key`
 */
export const insertPaquete = async (
  tx: Queryable,
  nueva: typeof paqueteCarga.$inferInsert,
): Promise<number | undefined> => {
  const [row] = await tx
    .insert(paqueteCarga)
    .values(nueva)
    .onConflictDoNothing()
    .returning({ id: paqueteCarga.id })
  return row?.id
}

export const findPaquetePorClave = async (
  db: Queryable,
  dni: string,
  clave: string,
  huella: string,
) => {
  const [row] = await db
    .select({ carga: paqueteCarga.id, trabajo: paqueteCarga.trabajo, huella: paqueteCarga.huella })
    .from(paqueteCarga)
    .where(and(eq(paqueteCarga.dni, dni), eq(paqueteCarga.clave, clave)))
  if (row !== undefined && row.huella !== huella) throw claveDeOtroPedido({ carga: row.carga })
  return row
}

export const updatePaquete = async (
  tx: Queryable,
  id: number,
  cambios: Partial<typeof paqueteCarga.$inferInsert>,
): Promise<void> => {
  await tx.update(paqueteCarga).set(cambios).where(eq(paqueteCarga.id, id))
}
