import type { AcuseDeCarta, Fecha, ResultadoDeEvaluacion } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

interface Lapso {
  readonly desde: Fecha
  readonly hasta: Fecha
}

const de = (columna: SQL, abogado: string): SQL =>
  abogado === '' ? sql`true` : sql`${columna} = ${abogado}`

const mesDe = (columna: SQL): SQL => sql`to_char(${columna}, 'YYYY-MM')`

export interface Convenido extends Record<string, unknown> {
  readonly mes: string
  readonly abogado: string
  readonly convenios: number
  readonly convenido: number
}

export const sumConvenido = async (
  db: Queryable,
  { desde, hasta }: Lapso,
  abogado: string,
): Promise<Convenido[]> => {
  const { rows } = await db.execute<Convenido>(sql`
    select ${mesDe(sql`c.fechaconf`)} as mes, c.codexterno as abogado, count(*)::integer as convenios,
      coalesce(sum(p.monto), 0)::bigint as convenido
    from convenio c cross join lateral (
      select sum(cp.monto) as monto from convenio_plan cp where cp.convenio_id = c.id) p
    where c.activo and c.fc_confirma is not null and c.fechaconf between ${desde} and ${hasta}
      and ${de(sql`c.codexterno`, abogado)}
    group by 1, 2`)
  return rows
}

export interface Recuperado extends Record<string, unknown> {
  readonly mes: string
  /**
   * Codes of the lawyers to whom the collected debt is assigned. One payment plan may include debt of several lawyers.
   */
  readonly abogados: readonly string[]
  readonly cuotas: number
  readonly recuperado: number
}

/**
 * Sums the payments of debt assigned to a lawyer, by month: instalments of plans, and tax periods paid without a plan.
 * When the instalments of a plan are known, its tax periods are not counted too. A payment without an amount adds
 * nothing (D172).
 */
export const sumRecuperado = async (
  db: Queryable,
  { desde, hasta }: Lapso,
  abogado: string,
): Promise<Recuperado[]> => {
  const { rows } = await db.execute<Recuperado>(sql`
    with cobradas as (
      select q.nro_plan, ${mesDe(sql`q.fecha_cobranza`)} as mes, count(*)::integer as cuotas,
        sum(q.monto + q.int_cobranza) as recuperado
      from plan_cuota q where q.fecha_cobranza between ${desde} and ${hasta}
      group by 1, 2
    ),
    legales as (
      select d.nro_plan, array_agg(distinct d.legal) as abogados from deuda d
      where d.nro_plan in (select nro_plan from cobradas) and d.legal <> ''
      group by 1
    ),
    cobros as (
      select c.mes, l.abogados, c.cuotas, c.recuperado
      from cobradas c join legales l using (nro_plan)
      union all
      select ${mesDe(sql`d.fecha_cobranza`)}, array[d.legal], count(*), sum(d.cobrado)
      from deuda d
      where d.fecha_cobranza between ${desde} and ${hasta} and d.legal <> '' and d.cobrado is not null
        and not exists (select from plan_cuota q where q.nro_plan = d.nro_plan)
      group by 1, 2
    )
    select mes, abogados, sum(cuotas)::integer as cuotas, sum(recuperado)::bigint as recuperado
    from cobros
    where ${abogado === '' ? sql`true` : sql`${abogado} = any(abogados)`}
    group by 1, 2`)
  return rows
}

export interface CartasPorAcuse extends Record<string, unknown> {
  readonly acuse: AcuseDeCarta
  readonly cartas: number
  readonly total: number
}

export const sumCartas = async (db: Queryable, abogado: string): Promise<CartasPorAcuse[]> => {
  const { rows } = await db.execute<CartasPorAcuse>(sql`
    select case when c.anulada is not null then 'anulada' else coalesce(a.resultado, 'pendiente') end as acuse, count(*)::integer as cartas,
      sum(c.total)::bigint as total
    from carta c left join carta_acuse a on a.numero = c.numero
    where ${de(sql`c.abogado`, abogado)} group by 1`)
  return rows
}

export interface EvaluacionesDelMes extends Record<string, unknown> {
  readonly mes: string
  readonly resultado: ResultadoDeEvaluacion
  readonly cuantas: number
}

export const countEvaluaciones = async (
  db: Queryable,
  { desde, hasta }: Lapso,
  abogado: string,
): Promise<EvaluacionesDelMes[]> => {
  const { rows } = await db.execute<EvaluacionesDelMes>(sql`
    select ${mesDe(sql`e.fecha`)} as mes, e.resultado, count(*)::integer as cuantas from evaluacion e
    where e.fecha between ${desde} and ${hasta} and ${de(sql`e.abogado`, abogado)} group by 1, 2`)
  return rows
}
