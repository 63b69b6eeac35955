import { FILAS_DE_MI_DIA } from '@apremia/api-client'
import {
  addDays,
  avisaHasta,
  type CalendarioHabil,
  DIAS_DE_LA_SEMANA,
  type Fecha,
  GRUPOS_DE_MI_DIA,
  type GrupoDeMiDia,
  llegoAlDeudor,
  RESULTADOS_DE_CARTA,
  type ResultadoDeCarta,
  recibidaHasta,
  TIPOS_FIJOS,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { FilaDeCaso } from '../casos/build-caso.ts'
import { CLAVE, type ClaveDeCaso, unnestCasos } from '../casos/clave-de-caso.ts'
import type { EsperaDeCaso } from '../casos/esperas-repo.ts'
import type { PlanEnRiesgo } from '../casos/riesgo-repo.ts'
import { esperasQueSuenan, type MiradaDeMesa } from '../mesas/filtro-de-mesa.ts'
import type { Queryable } from '../platform/db/queryable.ts'

export interface FilaDelDia extends ClaveDeCaso {
  readonly grupo: GrupoDeMiDia
  readonly activo: boolean
  readonly en_mesa: boolean
  readonly tp_id: number | null
  readonly plazo_origen: FilaDeCaso['plazoOrigen']
  readonly en_convenio_vigente: boolean
  readonly carta: number | null
  readonly carta_fecha: Fecha | null
  readonly resultado: ResultadoDeCarta | null
  readonly recibida: Fecha | null
  readonly telefonos: string | null
}

export interface CuentaDelDia {
  readonly abogado: string
  readonly grupo: GrupoDeMiDia
  readonly cuantos: number
}

export interface MiradaDelDia extends MiradaDeMesa {
  readonly enRiesgo: readonly PlanEnRiesgo[]
  readonly esperas: readonly EsperaDeCaso[]
  readonly calendario: CalendarioHabil
}

const LLEGAN = sql.join(
  RESULTADOS_DE_CARTA.filter(llegoAlDeudor).map((uno) => sql`${uno}`),
  sql`, `,
)

const ACTIVO = sql`(coalesce(caso.solapa_judicial = 'activos', false)
  or coalesce(caso.solapa_extrajudicial = 'activos', false))`
const EN_MESA = sql`(caso.todos_judicial or caso.todos_extrajudicial)`

/** SQL condition for the cases with debt in an agreement in force, with the rule of `isEnVigor` in packages/core. */
const EN_CONVENIO = sql`exists (
  select from convenio_plan p join convenio v on v.id = p.convenio_id
  join tipo_retiro r on r.id = p.estado_retiro and not r.suelta
  where (p.tipo, p.imponible, p.recurso) = (caso.tipo, caso.imponible, caso.recurso)
    and v.activo and v.fc_confirma is not null
    and exists (select from convenio_cuota q where q.activo and (q.convenio_id, q.tipo, q.imponible, q.recurso)
      = (p.convenio_id, p.tipo, p.imponible, p.recurso)))`

/**
 * SQL condition for the cases whose claim can be filed in court, because the debtor's term to pay is over. The rule is
 * that of `findMaduro` in packages/core.
 */
const maduro = (
  hoy: Fecha,
  calendario: CalendarioHabil,
): SQL => sql`(caso.mesa = 'extrajudicial' and ${ACTIVO} and caso.saldada is null
  and case when u.numero is null
    then caso.tp_id = ${TIPOS_FIJOS.avisoFinal} and caso.plazo_origen = 'etapa' and caso.vence < ${hoy}
    else u.resultado in (${LLEGAN}) and u.recibida <= ${recibidaHasta(hoy, calendario)}
      and not coalesce(caso.vence >= ${hoy} and caso.actuacion_fecha > u.fecha, false) end
  and not ${EN_CONVENIO})`

const conPlazo = (
  vence: SQL,
  { fechaInicial }: MiradaDeMesa,
): SQL => sql`(caso.vence ${vence} and ${ACTIVO}
  and ${fechaInicial === null ? sql`true` : sql`caso.plazo_desde >= ${fechaInicial}`})`

/**
 * SQL of each group of the day's work: a condition for its cases, and the day that sorts them. The order of the groups
 * matters: a case belongs to the first group whose condition it meets (`decideTrabajoDelDia`).
 */
const gruposDe = (
  mirada: MiradaDelDia,
): Readonly<Record<GrupoDeMiDia, { readonly es: SQL; readonly dia: SQL }>> => {
  const { hoy, calendario } = mirada
  const vence = sql`caso.vence`
  const avisa = (clase: 'caducidad' | 'medida') => avisaHasta(clase, hoy)
  const abierta = sql`${EN_MESA} and caso.saldada is null`
  return {
    venceHoy: { es: conPlazo(sql`= ${hoy}`, mirada), dia: vence },
    vencidos: { es: conPlazo(sql`< ${hoy}`, mirada), dia: vence },
    semana: { es: conPlazo(sql`<= ${addDays(hoy, DIAS_DE_LA_SEMANA)}`, mirada), dia: vence },
    alarmas: {
      es: sql`(${abierta} and (
        caso.caducidad <= ${avisa('caducidad')} or caso.medida_vence <= ${avisa('medida')} or w.hasta is not null))`,
      dia: sql`least(case when caso.caducidad <= ${avisa('caducidad')} then caso.caducidad end,
        case when caso.medida_vence <= ${avisa('medida')} then caso.medida_vence end, w.hasta)`,
    },
    cartas: {
      es: sql`(${abierta} and u.numero is not null and u.resultado is null)`,
      dia: sql`u.fecha`,
    },
    maduros: { es: maduro(hoy, calendario), dia: sql`coalesce(u.recibida, caso.vence)` },
    convenios: { es: sql`(${abierta} and k.hasta is not null)`, dia: sql`k.hasta` },
    saldadas: {
      es: sql`(${EN_MESA} and caso.saldada is not null
        and not exists (select from tipo_etapa t where t.tp_id = caso.tp_id and t.cierra))`,
      dia: sql`caso.saldada`,
    },
  }
}

const firstDeCadaCaso = (dias: readonly (ClaveDeCaso & { readonly hasta: Fecha })[]): SQL => sql`
      select k.tipo, k.imponible, k.recurso, min(h.hasta::date) as hasta
      from ${unnestCasos(dias)} join unnest(${sql.param(dias.map(({ hasta }) => hasta))}::text[])
        with ordinality as h(hasta, orden) using (orden)
      group by 1, 2, 3`

const casosDelDia = (mirada: MiradaDelDia): SQL => {
  const { abogado, enRiesgo, hoy } = mirada
  const esperas = esperasQueSuenan(mirada.esperas, hoy)
  const grupos = gruposDe(mirada)
  const orden = sql.join(
    GRUPOS_DE_MI_DIA.map((uno, i) => sql`when ${grupos[uno].es} then ${sql.raw(String(i))}`),
    sql` `,
  )
  const dia = sql.join(
    GRUPOS_DE_MI_DIA.map((uno, i) => sql`when ${sql.raw(String(i))} then ${grupos[uno].dia}`),
    sql` `,
  )
  const deQuien = (alias: string) =>
    abogado === '' ? sql`true` : sql`${sql.raw(alias)}.abogado = ${abogado}`
  return sql`
    ultima as materialized (
      select distinct on (i.tipo, i.imponible, i.recurso, c.abogado) i.tipo, i.imponible, i.recurso, c.abogado,
        c.numero, c.fecha, a.resultado, a.fecha as recibida
      from carta c join carta_imponible i on i.numero = c.numero and i.retirado is null
      left join carta_acuse a on a.numero = c.numero
      where c.anulada is null and c.anterior is null and ${deQuien('c')}
      order by i.tipo, i.imponible, i.recurso, c.abogado, c.numero desc
    ),
    riesgo as materialized (${firstDeCadaCaso(enRiesgo)}),
    espera as materialized (${firstDeCadaCaso(esperas)}),
    elegido as materialized (
      select caso.tipo, caso.imponible, caso.recurso, caso.abogado, g.orden, case g.orden ${dia} end as dia,
        u.numero as carta, u.fecha as carta_fecha, u.resultado, u.recibida
      from caso left join ultima u on (u.tipo, u.imponible, u.recurso, u.abogado)
        = (caso.tipo, caso.imponible, caso.recurso, caso.abogado)
      left join riesgo k on (k.tipo, k.imponible, k.recurso) = (caso.tipo, caso.imponible, caso.recurso)
      left join espera w on (w.tipo, w.imponible, w.recurso) = (caso.tipo, caso.imponible, caso.recurso)
      cross join lateral (select case ${orden} end as orden offset 0) g
      where g.orden is not null and ${deQuien('caso')}
    )`
}

interface Leido {
  readonly cuentas: readonly (Omit<CuentaDelDia, 'grupo'> & { readonly orden: number })[]
  readonly filas: readonly (Omit<FilaDelDia, 'grupo'> & { readonly orden: number })[]
}

const grupoDe = (orden: number): GrupoDeMiDia => {
  const grupo = GRUPOS_DE_MI_DIA[orden]
  if (grupo === undefined) throw new RangeError(`No hay un grupo ${orden}`)
  return grupo
}

/**
 * Finds the first cases of each group of the day's work, and counts the cases of each group by lawyer. Without
 * `conFilas`, only counts, because the cases of all the lawyers together are never listed.
 */
export const findMiDia = async (
  db: Queryable,
  mirada: MiradaDelDia,
  conFilas: boolean,
): Promise<{ readonly cuentas: CuentaDelDia[]; readonly filas: FilaDelDia[] }> => {
  const { rows } = await db.execute<Leido & Record<string, unknown>>(sql`
    with ${casosDelDia(mirada)},
    numerado as (
      select e.*, row_number() over (partition by orden order by dia, ${CLAVE}) as n from elegido e
    ),
    d as (
      select e.*, ${ACTIVO} as activo, ${EN_MESA} as en_mesa, caso.tp_id, caso.plazo_origen,
        ${EN_CONVENIO} as en_convenio_vigente, (
          select t.telefonos from vinculo v join contribuyente t on t.nro_contrib = v.nro_contrib
          where v.tipo = e.tipo and v.imponible = e.imponible order by v.orden limit 1) as telefonos
      from numerado e join caso using (${CLAVE}) where e.n <= ${FILAS_DE_MI_DIA}
    )
    select coalesce((select json_agg(c) from (
        select abogado, orden, count(*)::integer as cuantos from elegido group by 1, 2) c), '[]') as cuentas,
      ${conFilas ? sql`coalesce((select json_agg(d order by d.orden, d.n) from d), '[]')` : sql`'[]'::json`} as filas`)
  const { cuentas, filas } = rows[0] ?? { cuentas: [], filas: [] }
  return {
    cuentas: cuentas.map(({ orden, ...cuenta }) => ({ ...cuenta, grupo: grupoDe(orden) })),
    filas: filas.map(({ orden, ...fila }) => ({ ...fila, grupo: grupoDe(orden) })),
  }
}
