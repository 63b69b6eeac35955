import type { EstadoDeCarga } from '@apremia/core'
import { and, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { pageOf, totalOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { padronCarga, padronCargaCambio, padronCargaFila } from './carga-table.ts'

const estado = sql<EstadoDeCarga>`case
  when ${padronCarga.estado} = 'leyendo' and ${trabajo.estado} = 'cancelado' then 'descartada'
  when ${padronCarga.estado} = 'leyendo' and ${trabajo.estado} = 'fallido' then 'fallida'
  else ${padronCarga.estado} end`

/** True for a trial import, which changes nothing. The product deletes it when the person leaves its page. */
const simulacion = sql<boolean>`coalesce((${trabajo.entrada} ->> 'simulacion')::boolean, false)`

const selectCargas = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(padronCarga),
      estado,
      simulacion,
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      trabajoEstado: trabajo.estado,
    })
    .from(padronCarga)
    .innerJoin(usuario, eq(usuario.dni, padronCarga.dni))
    .leftJoin(trabajo, eq(trabajo.id, padronCarga.trabajo))

export type FilaDeCarga = Awaited<ReturnType<typeof selectCargas>>[number]

export const findCarga = async (db: Queryable, id: number): Promise<FilaDeCarga | undefined> => {
  const [carga] = await selectCargas(db).where(eq(padronCarga.id, id))
  return carga
}

export const findUltimaCarga = async (db: Queryable): Promise<FilaDeCarga | undefined> => {
  const [carga] = await selectCargas(db)
    .where(sql`not ${simulacion}`)
    .orderBy(desc(padronCarga.id))
    .limit(1)
  return carga
}

export const pageCargas = (db: Queryable, pagina: Pagina) =>
  pageOf(
    selectCargas(db).where(sql`not ${simulacion}`).orderBy(desc(padronCarga.id)),
    totalOf(
      db
        .select({ total: count() })
        .from(padronCarga)
        .leftJoin(trabajo, eq(trabajo.id, padronCarga.trabajo))
        .where(sql`not ${simulacion}`),
    ),
    pagina,
  )

export const insertCarga = async (
  tx: Queryable,
  nueva: typeof padronCarga.$inferInsert,
): Promise<number> => {
  const [row] = await tx.insert(padronCarga).values(nueva).returning({ id: padronCarga.id })
  if (row === undefined) throw new Error('No se creó la carga')
  return row.id
}

export const updateCarga = async (
  tx: Queryable,
  id: number,
  cambios: Partial<typeof padronCarga.$inferInsert>,
): Promise<void> => {
  await tx.update(padronCarga).set(cambios).where(eq(padronCarga.id, id))
}

const clearCargas = async (tx: Queryable, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await tx.delete(padronCargaFila).where(inArray(padronCargaFila.carga, [...ids]))
  await tx.delete(padronCargaCambio).where(inArray(padronCargaCambio.carga, [...ids]))
}

export const leaveCargas = async (tx: Queryable, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await clearCargas(tx, ids)
  const filas = await tx
    .select({ id: padronCarga.id, simulacion })
    .from(padronCarga)
    .leftJoin(trabajo, eq(trabajo.id, padronCarga.trabajo))
    .where(inArray(padronCarga.id, [...ids]))
  for (const fila of filas)
    if (fila.simulacion) await tx.delete(padronCarga).where(eq(padronCarga.id, fila.id))
    else await updateCarga(tx, fila.id, { estado: 'descartada' })
}

export const findPorAplicar = async (tx: Queryable, dni: string): Promise<number[]> => {
  const rows = await tx
    .select({ id: padronCarga.id })
    .from(padronCarga)
    .innerJoin(trabajo, eq(trabajo.id, padronCarga.trabajo))
    .where(
      and(
        eq(padronCarga.dni, dni),
        inArray(padronCarga.estado, ['leyendo', 'revisada']),
        inArray(trabajo.estado, ['terminado', 'fallido', 'cancelado']),
      ),
    )
  return rows.map(({ id }) => id)
}

export const findTamano = async (db: Queryable, sha256: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ tamano: documento.tamano })
    .from(documento)
    .where(eq(documento.sha256, sha256))
  return row?.tamano
}

export const countMovimientos = async (tx: Queryable): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(aplicada)::int + count(deshecha)::int as n from padron_carga`,
  )
  return rows[0]?.n ?? 0
}

export const lockPadron = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('apremia.padron'))`)
}

export const findPosterior = async (tx: Queryable, id: number): Promise<number | null> => {
  const { rows } = await tx.execute<{ id: number | null }>(sql`
    select max(o.id) as id from padron_carga o, padron_carga c
    where c.id = ${id} and o.estado = 'aplicada' and o.base > c.base`)
  return rows[0]?.id ?? null
}
