import {
  type CuotaDeConvenio,
  decideRiesgo,
  type Fecha,
  type FilaDeParametro,
  type RiesgoDeCaducidad,
  reglasDeCaducidad,
  ultimoDiaDeConvenio,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { planDelMunicipio } from '../padron/plan-del-municipio.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { CLAVE, type ClaveDeCaso, unnestCasos } from './clave-de-caso.ts'

export interface PlanEnRiesgo extends ClaveDeCaso {
  readonly id: number
  readonly abogado: string
  readonly riesgo: RiesgoDeCaducidad
  readonly hasta: Fecha
}

/**
 * Agreements to read. `claves` selects the agreements on the given cases. `abogado` selects the agreements that this
 * lawyer signed, or all agreements when it is ''. `conSusCasos` adds the agreements of other lawyers on the lawyer's
 * cases.
 */
type DeQuien =
  | { readonly abogado: string; readonly conSusCasos?: true }
  | { readonly claves: readonly ClaveDeCaso[] }

const suyos = (de: DeQuien): SQL => {
  if (!('claves' in de)) {
    if (de.abogado === '') return sql`true`
    const firmado = sql`v.codexterno = ${de.abogado}`
    return de.conSusCasos
      ? sql`(${firmado} or (p.tipo, p.imponible, p.recurso) in (select ${CLAVE} from caso where abogado = ${de.abogado}))`
      : firmado
  }
  const claves = sql`(select ${CLAVE} from ${unnestCasos(de.claves)})`
  return sql`(p.tipo, p.imponible, p.recurso) in ${claves} and p.convenio_id in (
    select q.convenio_id from convenio_cuota q where q.activo and (q.tipo, q.imponible, q.recurso) in ${claves})`
}

/**
 * SQL that keeps only the agreements whose municipal plans are all stored in `plan_cuota`. When a plan is not stored,
 * this database does not know which of its instalments were paid (D173).
 */
const DE_PLANES_CONOCIDOS = sql`
    conocido as materialized (
      select * from debido b where exists (select from unnest(b.planes)) and not exists (
        select from unnest(b.planes) n where not exists (select from plan_cuota k where k.nro_plan = n))
    )`

/**
 * SQL for the instalments of agreements that came from the former system without instalments. The query reads these
 * instalments from the payment plan of the municipality.
 */
const PACTADAS_EN_EL_MUNICIPIO = sql`
      select b.*, k.cuota, k.fecha_vto as vencimiento
      from conocido b cross join lateral (
        select k.cuota, k.fecha_vto from plan_cuota k where k.nro_plan = b.nro_plan offset 0) k
      where b.nro_plan is not null and not exists (select from convenio_plan_cuota x
        where (x.convenio_id, x.tipo, x.imponible, x.recurso) = (b.convenio_id, b.tipo, b.imponible, b.recurso))`

/**
 * Selects the plans of agreements in force that have an unpaid instalment past its due date. The municipality may
 * collect one agreement through several payment plans. An instalment is paid only when all of these plans have it paid.
 *
 * For given cases (`claves`), the query is a prepared statement, because planning the query takes longer than running
 * it.
 */
const findConImpagas = async (db: Queryable, de: DeQuien, hoy: Fecha) => {
  const planes = sql`
    with en_vigor as materialized (
      select p.convenio_id, p.tipo, p.imponible, p.recurso, ${sql.raw(planDelMunicipio('p'))} as nro_plan
      from convenio_plan p join convenio v on v.id = p.convenio_id
      join tipo_retiro r on r.id = p.estado_retiro and not r.suelta
      where v.activo and v.fc_confirma is not null and ${suyos(de)}
    ),
    debido as materialized (
      select q.convenio_id, q.tipo, q.imponible, q.recurso, en_vigor.nro_plan,
        array_agg(distinct coalesce(en_vigor.nro_plan, d.nro_plan))
          filter (where coalesce(en_vigor.nro_plan, d.nro_plan) is not null) as planes
      from en_vigor join convenio_cuota q using (convenio_id, tipo, imponible, recurso)
      join deuda d on (d.tipo, d.imponible, d.recurso, d.anio, d.cuota)
        = (q.tipo, q.imponible, q.recurso, q.anio, q.cuota)
      where d.estado <> 'CANCELADA' and q.activo
      group by q.convenio_id, q.tipo, q.imponible, q.recurso, en_vigor.nro_plan
    ),
    ${DE_PLANES_CONOCIDOS},
    pactadas as materialized (
      select b.*, x.cuota, x.vencimiento
      from conocido b join convenio_plan_cuota x using (convenio_id, tipo, imponible, recurso)
      union all
      ${PACTADAS_EN_EL_MUNICIPIO}
    ),
    cuotas as materialized (
      select b.*, not exists (
        select from unnest(b.planes) n where not exists (
          select from plan_cuota k
          where k.nro_plan = n and k.cuota = b.cuota and k.fecha_cobranza is not null)) as cobrada
      from pactadas b
    )
    select v.id, v.codexterno, v.fechaconf, v.parametros, x.tipo, x.imponible, x.recurso,
      json_agg(json_build_object('cuota', x.cuota, 'vencimiento', x.vencimiento, 'cobrada', x.cobrada)) as cuotas
    from cuotas x join convenio v on v.id = x.convenio_id
    group by v.id, x.tipo, x.imponible, x.recurso
    having bool_or(x.vencimiento < ${hoy} and not x.cobrada)`
  const consulta = db
    .select({
      id: sql<number>`r.id`,
      codexterno: sql<string>`r.codexterno`,
      fechaconf: sql<Fecha>`r.fechaconf`,
      parametros: sql<readonly FilaDeParametro[] | null>`r.parametros`,
      tipo: sql<ClaveDeCaso['tipo']>`r.tipo`,
      imponible: sql<number>`r.imponible`,
      recurso: sql<string>`r.recurso`,
      cuotas: sql<readonly CuotaDeConvenio[]>`r.cuotas`,
    })
    .from(sql`(${planes}) r`)
  return 'claves' in de ? consulta.prepare('planes-con-impagas-de-unos-casos').execute() : consulta
}

/**
 * Finds the plans of agreements that have lapsed or may soon lapse, by the core rules (D45). The plan with the earliest
 * day of lapse is the first.
 */
export const findPlanesEnRiesgo = async (
  db: Queryable,
  de: DeQuien,
  hoy: Fecha,
): Promise<PlanEnRiesgo[]> => {
  const conImpagas = await findConImpagas(db, de, hoy)
  if (conImpagas.length === 0) return []
  const parametros = await listParametros(db)
  return conImpagas
    .flatMap(({ id, codexterno, fechaconf, cuotas, tipo, imponible, recurso, ...plan }) => {
      const reglas = reglasDeCaducidad(plan.parametros ?? parametros, fechaconf)
      const { valor: riesgo } = decideRiesgo(cuotas, hoy, reglas)
      const { valor: hasta } = ultimoDiaDeConvenio(cuotas, reglas)
      if (riesgo === null || hasta === null) return []
      return [{ id, abogado: codexterno, riesgo, hasta, tipo, imponible, recurso }]
    })
    .sort((a, b) => (a.hasta < b.hasta ? -1 : a.hasta > b.hasta ? 1 : a.id - b.id))
}

export interface ConvenioEnRiesgo {
  readonly id: number
  readonly abogado: string
}

export const conveniosDePlanes = (planes: readonly PlanEnRiesgo[]): readonly ConvenioEnRiesgo[] => [
  ...new Map(planes.map((plan) => [plan.id, plan])).values(),
]

export const findConveniosEnRiesgo = async (
  db: Queryable,
  abogado: string,
  hoy: Fecha,
): Promise<readonly ConvenioEnRiesgo[]> =>
  conveniosDePlanes(await findPlanesEnRiesgo(db, { abogado }, hoy))
