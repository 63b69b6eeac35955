import {
  type CuotaDeConvenio,
  decideRiesgo,
  type Fecha,
  type FilaDeParametro,
  type RiesgoDeCaducidad,
  reglasDeCaducidad,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'

interface PlanConImpagas extends Record<string, unknown> {
  readonly id: number
  readonly codexterno: string
  readonly fechaconf: Fecha
  readonly parametros: readonly FilaDeParametro[] | null
  readonly cuotas: readonly CuotaDeConvenio[]
}

export interface ConvenioEnRiesgo {
  readonly id: number
  readonly abogado: string
  readonly riesgo: RiesgoDeCaducidad
}

/**
 * The plans in force (`isEnVigor`) that have an instalment due and unpaid; what was collected, as
 * `loadAviso` reads it of one. `abogado`: '' for anybody's.
 */
const findConImpagas = async (
  db: Queryable,
  abogado: string,
  hoy: Fecha,
): Promise<PlanConImpagas[]> => {
  const { rows } = await db.execute<PlanConImpagas>(sql`
    with debido as (
      select q.convenio_id, q.tipo, q.imponible, q.recurso,
        array_agg(distinct d.nro_plan) filter (where d.nro_plan is not null) as planes
      from convenio v join convenio_plan p on p.convenio_id = v.id
      join tipo_retiro r on r.id = p.estado_retiro and not r.suelta
      join convenio_cuota q on (q.convenio_id, q.tipo, q.imponible, q.recurso)
        = (p.convenio_id, p.tipo, p.imponible, p.recurso)
      join deuda d on (d.tipo, d.imponible, d.recurso, d.anio, d.cuota)
        = (q.tipo, q.imponible, q.recurso, q.anio, q.cuota)
      where v.activo and v.fc_confirma is not null and d.estado <> 'CANCELADA'
        and ${abogado === '' ? sql`true` : sql`v.codexterno = ${abogado}`}
      group by q.convenio_id, q.tipo, q.imponible, q.recurso
    ),
    cuotas as (
      select x.*, exists (select from unnest(b.planes)) and not exists (
        select from unnest(b.planes) n where not exists (
          select from plan_cuota k
          where k.nro_plan = n and k.cuota = x.cuota and k.fecha_cobranza is not null)) as cobrada
      from debido b join convenio_plan_cuota x using (convenio_id, tipo, imponible, recurso)
    )
    select v.id, v.codexterno, v.fechaconf, v.parametros,
      json_agg(json_build_object('cuota', x.cuota, 'vencimiento', x.vencimiento, 'cobrada', x.cobrada)) as cuotas
    from cuotas x join convenio v on v.id = x.convenio_id
    group by v.id, x.tipo, x.imponible, x.recurso
    having bool_or(x.vencimiento < ${hoy} and not x.cobrada)`)
  return rows
}

/** The agreements that lapsed or are about to, by what core says of each of their plans (D45). */
export const findConveniosEnRiesgo = async (
  db: Queryable,
  abogado: string,
  hoy: Fecha,
): Promise<ConvenioEnRiesgo[]> => {
  const parametros = await listParametros(db)
  const encontrados = new Map<number, ConvenioEnRiesgo>()
  for (const plan of await findConImpagas(db, abogado, hoy)) {
    const reglas = reglasDeCaducidad(plan.parametros ?? parametros, plan.fechaconf)
    const { valor: riesgo } = decideRiesgo(plan.cuotas, hoy, reglas)
    if (riesgo !== null && encontrados.get(plan.id)?.riesgo !== 'caduco')
      encontrados.set(plan.id, { id: plan.id, abogado: plan.codexterno, riesgo })
  }
  return [...encontrados.values()]
}
