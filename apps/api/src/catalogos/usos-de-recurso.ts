import type { UsoDeCatalogo } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

/**
 * Tables that refer to taxes but whose name is not shown to people. The uses of a tax in these tables are counted
 * together as 'otros'.
 */
const OTRAS = [
  'actuacion',
  'situacion_aprendida',
  'novedad_inmueble',
  'registro',
  'evaluacion_caso',
  'escrito',
] as const

/**
 * Tables whose rows count as uses of a tax. A row of `imponible_recurso` is already a use. Each debt and each municipal
 * payment plan depends on one of these rows, so their tables are left out.
 */
export const TABLAS_CON_RECURSO = [
  'imponible_recurso',
  'caso',
  'titulo',
  'carta_imponible',
  'convenio_plan',
  ...OTRAS,
] as const

export const isRecursoEnUso = async (db: Queryable, codigo: string): Promise<boolean> => {
  const usos = TABLAS_CON_RECURSO.map(
    (tabla) => sql`exists (select from ${sql.identifier(tabla)} where recurso = ${codigo})`,
  )
  const { rows } = await db.execute<{ usado: boolean }>(
    sql`select ${sql.join(usos, sql` or `)} as usado`,
  )
  return rows[0]?.usado ?? false
}

export interface UsosContados {
  readonly que: UsoDeCatalogo
  readonly n: number
}

/**
 * Counts how many rows use a tax, by kind of record. The function reads whole tables, so call it only for the preview
 * of a change of the tax.
 */
export const countUsosDeRecurso = async (
  db: Queryable,
  codigo: string,
): Promise<readonly UsosContados[]> => {
  const otros = OTRAS.map(
    (tabla) =>
      sql`(select count(*)::integer from ${sql.identifier(tabla)} where recurso = ${codigo})`,
  )
  const { rows } = await db.execute<Record<UsoDeCatalogo, number>>(sql`
    select
      ${sql.join(otros, sql` + `)} as otros,
      (select count(*)::integer from imponible_recurso where recurso = ${codigo}) as imponibles,
      (select count(*)::integer from caso where recurso = ${codigo}) as casos,
      (select count(*)::integer from titulo where recurso = ${codigo}) as titulos,
      (select count(distinct numero)::integer from carta_imponible where recurso = ${codigo}) as cartas,
      (select count(distinct convenio_id)::integer from convenio_plan where recurso = ${codigo}) as convenios`)
  const [contados] = rows
  return (['imponibles', 'casos', 'titulos', 'cartas', 'convenios', 'otros'] as const).map(
    (que) => ({
      que,
      n: contados?.[que] ?? 0,
    }),
  )
}
