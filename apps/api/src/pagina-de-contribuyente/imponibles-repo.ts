import { IMPONIBLES_POR_PAGINA } from '@apremia/api-client'
import type { Centavos, Fecha, Mesa } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE, type ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { type DeQuien, suyosDe } from '../casos/suyos-de-contribuyente.ts'
import { textoDeLegales } from '../municipio/embebido/condiciones.ts'
import { LIQUIDADO_PROPIO } from '../padron/liquidado-al.ts'
import { OCUPANTE } from '../padron/vinculo-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export interface FilaDeImponible extends ClaveDeCaso {
  readonly vinculo: string
  readonly calle: string | null
  readonly nro: number | null
  readonly piso: string | null
  readonly dept: string | null
  readonly abogado: string
  readonly gestion: Centavos
  readonly fuera: Centavos
  readonly liquidado: Fecha | null
  readonly mesa: Mesa | null
}

export interface ImponiblesDeContribuyente {
  readonly cuantos: number
  readonly gestion: Centavos
  readonly fuera: Centavos
  readonly liquidado: Fecha | null
  readonly filas: readonly FilaDeImponible[]
}

/** SQL condition for the unpaid tax periods `d` of `deuda` that the person may see (D21). */
const debidoALaVista = (propio: string): SQL =>
  sql`d.estado <> 'CANCELADA' and ${propio === '' ? sql`true` : sql`d.legal in ('', ${propio})`}`

const abogadoDe = (propio: string): SQL =>
  propio === ''
    ? sql`coalesce(nullif(${textoDeLegales({ tipo: sql`p.tipo`, imponible: sql`p.imponible`, recurso: sql`p.recurso` })}, ''), p.abogado, '')`
    : sql`${propio}::text`

/**
 * Reads one page of the properties and businesses of a taxpayer, and the sums over all of them. One statement reads
 * everything, so that the values agree. The sums leave out properties that the taxpayer only occupies (D99).
 *
 * @param deTodo calculation day of every debt without a stored calculation day of its own
 */
export const findSuyos = async (
  db: Queryable,
  quien: DeQuien,
  pagina: number,
  deTodo: Fecha,
): Promise<ImponiblesDeContribuyente> => {
  const antes = (pagina - 1) * IMPONIBLES_POR_PAGINA
  const { rows } = await db.execute<ImponiblesDeContribuyente & Record<string, unknown>>(sql`
    with cada as materialized (
      select s.*, k.mesa, k.abogado, m.gestion, m.fuera, m.liquidado,
        row_number() over (order by k.vence nulls last, s.tipo desc, s.imponible, s.recurso) as n
      from (${suyosDe(quien)}) s
      left join caso k using (${CLAVE})
      cross join lateral (
        select coalesce(sum(d.total) filter (where d.legal <> ''), 0)::bigint as gestion,
          coalesce(sum(d.total) filter (where d.legal = ''), 0)::bigint as fuera,
          min(coalesce(${LIQUIDADO_PROPIO}, ${deTodo}::date)) as liquidado
        from deuda d
        where (d.tipo, d.imponible, d.recurso) = (s.tipo, s.imponible, s.recurso)
          and ${debidoALaVista(quien.propio)}) m),
    filas as (
      select p.n, p.tipo, p.imponible, p.recurso, p.vinculo, p.mesa, p.gestion, p.fuera, p.liquidado,
        ${abogadoDe(quien.propio)} as abogado, coalesce(c.calle, i.calle) as calle,
        coalesce(c.nro, i.nro) as nro, coalesce(c.piso, i.piso) as piso, coalesce(c.dept, i.dept) as dept
      from cada p
      left join comercio c on p.tipo = 'C' and c.nro_comercio = p.imponible
      left join inmueble i on p.tipo = 'I' and i.nro_inmueble = p.imponible
      where p.n > ${antes} and p.n <= ${antes + IMPONIBLES_POR_PAGINA})
    select (select count(*)::integer from cada) as cuantos,
      (select coalesce(sum(gestion), 0)::bigint from cada where vinculo <> ${OCUPANTE}) as gestion,
      (select coalesce(sum(fuera), 0)::bigint from cada where vinculo <> ${OCUPANTE}) as fuera,
      (select min(liquidado)::text from cada where vinculo <> ${OCUPANTE}) as liquidado,
      (select coalesce(json_agg(filas order by n), '[]'::json) from filas) as filas`)
  const [leidos] = rows
  if (leidos === undefined) throw new Error('La consulta de imponibles no contestó una fila')
  return leidos
}
