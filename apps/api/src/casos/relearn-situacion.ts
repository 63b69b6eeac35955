import type { SituacionDeCatalogo } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'

/**
 * SQL condition that is true when a text of the municipality's service (`dicha`) names the given legal status, by its
 * code or by its name (S2 §3).
 */
export const isSituacionDicha = (
  dicha: SQL,
  { codigo, detalle }: Pick<SituacionDeCatalogo, 'codigo' | 'detalle'>,
): SQL => sql`(upper(${dicha}) = ${codigo} or f_busqueda(${dicha}) = f_busqueda(${detalle}))`

/**
 * The catalogue of legal statuses has given a status another class (`clase`). Gives the new class also to the answers
 * of the municipality's service that name the status.
 *
 * @returns true when some stored answer changed
 */
export const relearnSituacion = async (
  tx: Tx,
  { codigo, detalle, clase }: SituacionDeCatalogo,
): Promise<boolean> => {
  const esta = isSituacionDicha(sql`s ->> 'situacion'`, { codigo, detalle })
  const { rows } = await tx.execute<{ n: number }>(sql`
    with otras as (
      update situacion_aprendida set situaciones = (
        select jsonb_agg(case when ${esta} then s || jsonb_build_object('clase', ${clase}::text) else s end order by n)
        from jsonb_array_elements(situaciones) with ordinality as x(s, n))
      where exists (select from jsonb_array_elements(situaciones) as y(s)
        where ${esta} and s ->> 'clase' <> ${clase})
      returning 1
    )
    select count(*)::int as n from otras`)
  return (rows[0]?.n ?? 0) > 0
}
