import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { numeroDe } from '../platform/numero-de-imponible.ts'

/** SQL for the kind of a tax: on properties or on businesses. An unknown code counts as a tax on properties (D76). */
const tipoDelRecurso = (recurso: string): SQL =>
  sql`coalesce((select r.tipo from recurso r where r.codigo = ${recurso}), 'I')`

/**
 * Query for the audit history rows about a property or business. Some rows name the property or business itself. Other
 * rows are about a record that included it, such as a batch, an agreement or an import.
 *
 * @param recurso code of the tax; '' for all the taxes
 */
export const ordenesDeImponible = (escrito: string, recurso: string): SQL => {
  const propias = sql`select h.orden from historial h where h.inmueble = ${escrito}
    and ${recurso === '' ? sql`true` : sql`h.recurso in ('', ${recurso})`}`
  const numero = numeroDe(escrito)
  if (numero === undefined) return propias
  const deLaClase = sql`i.recurso in ('', ${recurso}) and i.tipo = ${tipoDelRecurso(recurso)}`
  return sql`${propias}
    union select i.orden from historial_imponible i
      where i.imponible = ${numero} and ${recurso === '' ? sql`true` : deLaClase}`
}

export interface ImponibleDeFila {
  readonly inmueble: string
  readonly recurso: string
  readonly otros: number
}

/**
 * Returns, for each audit history row, one of its properties or businesses, and how many others the row has.
 *
 * @param buscado number of the property or business to prefer; '' for no preference
 */
export const findImponiblesDeFilas = async (
  db: Queryable,
  ordenes: readonly number[],
  buscado: string,
): Promise<ReadonlyMap<number, ImponibleDeFila>> => {
  if (ordenes.length === 0) return new Map()
  const delBuscado = sql`i.orden = f.orden and i.imponible = ${numeroDe(buscado) ?? null}::integer`
  const primero = (donde: SQL): SQL =>
    sql`(select i.imponible, i.recurso from historial_imponible i where ${donde}
      order by i.imponible, i.tipo, i.recurso limit 1)`
  const { rows } = await db.execute<
    Record<string, unknown> & ImponibleDeFila & { orden: number }
  >(sql`
    select f.orden::double precision as orden, p.imponible::text as inmueble, p.recurso,
      ((select count(*) from historial_imponible i where i.orden = f.orden) - 1)::int as otros
    from unnest(${sql.param(ordenes)}::bigint[]) as f(orden) cross join lateral (
      ${primero(delBuscado)} union all ${primero(sql`i.orden = f.orden`)} limit 1) p`)
  return new Map(rows.map(({ orden, ...imponible }) => [orden, imponible]))
}
