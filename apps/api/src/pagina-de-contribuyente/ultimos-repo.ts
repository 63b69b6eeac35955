import { MAXIMO_DE_ACTOS } from '@apremia/api-client'
import type { AcuseDeCarta, Centavos, Fecha, VigenciaDeConvenio } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { type DeQuien, suyosDe } from '../casos/suyos-de-contribuyente.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export interface Ultimos<Fila> {
  readonly filas: Fila[]
  readonly mas: number
}

interface UltimosActos {
  readonly convenios: Ultimos<{
    readonly id: number
    readonly convenio: string
    readonly fecha: Fecha
    readonly abogado: string
    readonly firmante: string
    readonly confirmado: Fecha | null
    readonly vigencia: VigenciaDeConvenio | null
  }>
  readonly planes: Ultimos<
    ClaveDeCaso & {
      readonly plan: number
      readonly fecha: Fecha
      readonly estado: string
      readonly total: Centavos
    }
  >
  readonly cartas: Ultimos<{
    readonly numero: number
    readonly fecha: Fecha
    readonly imponible: number
    readonly total: Centavos
    readonly acuse: AcuseDeCarta
  }>
  readonly titulos: Ultimos<
    ClaveDeCaso & {
      readonly numero: number
      readonly fecha: Fecha | null
      readonly total: Centavos
      readonly anulado: boolean
    }
  >
}

/**
 * SQL for the newest records of a query and the number of older records.
 *
 * @param todos query with one row for each record. Column `n` has the position of the record, from 1 for the newest
 */
const ultimosDe = (todos: SQL): SQL => sql`(
  with t as materialized (${todos})
  select json_build_object(
    'filas', coalesce((select json_agg(to_jsonb(t) - 'n' order by t.n) from t where t.n <= ${MAXIMO_DE_ACTOS}), '[]'::json),
    'mas', (select count(*)::integer from t where t.n > ${MAXIMO_DE_ACTOS})))`

const de = (columna: SQL, propio: string): SQL =>
  propio === '' ? sql`true` : sql`${columna} = ${propio}`

const convenios = (propio: string): SQL => sql`
  select c.id, c.convenio, c.fechaconf as fecha, c.codexterno as abogado, c.frm_nombre as firmante,
    c.fc_confirma as confirmado, c.vigencia, row_number() over (order by c.fechaconf desc, c.id desc) as n
  from (
    select distinct cp.convenio_id from convenio_plan cp
    join suyos k on (k.tipo, k.imponible, k.recurso) = (cp.tipo, cp.imponible, cp.recurso)) s
  join convenio c on c.id = s.convenio_id
  where c.activo and ${de(sql`c.codexterno`, propio)}`

const planes = (propio: string): SQL => sql`
  select p.nro_plan as plan, p.tipo, p.imponible, p.recurso, p.fecha, p.estado,
    (select coalesce(sum(q.monto), 0)::bigint from plan_cuota q where q.nro_plan = p.nro_plan) as total,
    row_number() over (order by p.fecha desc, p.nro_plan desc) as n
  from suyos k join plan_pago p on (p.tipo, p.imponible, p.recurso) = (k.tipo, k.imponible, k.recurso)
  where ${
    propio === ''
      ? sql`true`
      : sql`exists (select from deuda d where d.nro_plan = p.nro_plan and d.legal = ${propio})`
  }`

const cartas = (propio: string): SQL => sql`
  select c.numero, c.fecha, c.total, s.imponible,
    case when c.anulada is not null then 'anulada' else coalesce(a.resultado, 'pendiente') end as acuse,
    row_number() over (order by c.fecha desc, c.numero desc) as n
  from (
    select i.numero, min(i.imponible) as imponible from carta_imponible i
    join suyos k on (k.tipo, k.imponible, k.recurso) = (i.tipo, i.imponible, i.recurso)
    group by i.numero) s
  join carta c on c.numero = s.numero
  left join carta_acuse a on a.numero = c.numero
  where ${de(sql`c.abogado`, propio)}`

const titulos = (propio: string): SQL => sql`
  select t.numero, k.tipo, k.imponible, k.recurso, t.datos ->> 'fechaEmision' as fecha, t.total,
    t.anulado is not null as anulado, row_number() over (order by t.numero desc) as n
  from suyos k join titulo t on t.categoria = case k.tipo when 'C' then 'comercio' else 'inmueble' end
    and t.imponible = k.imponible::text and t.recurso = k.recurso
  where ${de(sql`t.abogado`, propio)}`

/**
 * Reads the newest agreements, payment plans, letters and executive titles of a taxpayer, in one statement. Only
 * properties and businesses that the person may see count. A lawyer gets the same records as in the list of each kind.
 */
export const findUltimosActos = async (db: Queryable, quien: DeQuien): Promise<UltimosActos> => {
  const { propio } = quien
  const { rows } = await db.execute<UltimosActos & Record<string, unknown>>(sql`
    with suyos as materialized (${suyosDe(quien)})
    select ${ultimosDe(convenios(propio))} as convenios, ${ultimosDe(planes(propio))} as planes,
      ${ultimosDe(cartas(propio))} as cartas, ${ultimosDe(titulos(propio))} as titulos`)
  const [leidos] = rows
  if (leidos === undefined)
    throw new Error('La consulta de convenios y cartas no contestó una fila')
  return leidos
}
