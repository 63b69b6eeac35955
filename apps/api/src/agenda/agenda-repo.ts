import { addDays, type ClaseDeAlarma, daysBetween, type Fecha, type Mesa } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { type EsperaDeCaso, findEsperas } from '../casos/esperas-repo.ts'
import { findPlanesEnRiesgo, type PlanEnRiesgo } from '../casos/riesgo-repo.ts'
import {
  CON_ALARMAS_DE_MESA,
  EXPRESIONES_DE_MESA,
  type MiradaDeMesa,
} from '../mesas/filtro-de-mesa.ts'
import { si } from '../municipio/embebido/condiciones.ts'
import { titularDe } from '../municipio/embebido/listados-por-nombre.ts'
import { whereAll } from '../municipio/embebido/listados-select-page.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'

export interface Lapso {
  readonly desde: Fecha
  readonly hasta: Fecha
}

const { judicial, extrajudicial } = {
  judicial: sql`coalesce(${EXPRESIONES_DE_MESA.judicial.solapa} = 'activos', false)`,
  extrajudicial: sql`coalesce(${EXPRESIONES_DE_MESA.extrajudicial.solapa} = 'activos', false)`,
}

/**
 * SQL for the work list under which the agenda shows a case: the list that has the case in its tab ACTIVOS (active).
 * When both lists have the case there, the agenda uses the list of the case's own type.
 */
const MESA = sql`case
  when ${judicial} and (caso.mesa = 'judicial' or not ${extrajudicial}) then 'judicial'
  else 'extrajudicial' end`

/**
 * Condition for the active cases (tab ACTIVOS) whose deadline is in the range of days. Leaves out a deadline that
 * counts from before the configured date FECHA_INICIAL, because the work lists ignore such a deadline (`decideColor`).
 */
const enAgenda = ({ fechaInicial, abogado }: MiradaDeMesa, { desde, hasta }: Lapso): SQL =>
  whereAll([
    sql`caso.vence between ${desde} and ${hasta}`,
    sql`(${judicial} or ${extrajudicial})`,
    fechaInicial === null ? undefined : sql`caso.plazo_desde >= ${fechaInicial}`,
    si(abogado, (codigo) => sql`caso.abogado = ${codigo}`),
  ])

interface MiradaAjena extends MiradaDeMesa {
  /** Lawyer's code that limits the agenda to that lawyer; '' for a person who sees all agendas. */
  readonly propio: string
}

interface MiradaDeAgenda extends MiradaAjena {
  readonly planes: readonly PlanEnRiesgo[]
  readonly esperas: readonly EsperaDeCaso[]
}

const TODOS = {
  judicial: EXPRESIONES_DE_MESA.judicial.todos,
  extrajudicial: EXPRESIONES_DE_MESA.extrajudicial.todos,
}

const DE_CASO = sql`caso.tipo, caso.imponible, caso.recurso, caso.actuacion, caso.tp_id, caso.abogado`

/**
 * SQL for the work list that shows an alarm (warning that a deadline is near). The alarm is on the judicial list when
 * the tab TODOS (all) of that list has the case. Otherwise the alarm is on the extrajudicial list.
 */
const MESA_DE_ALARMA = sql`case when ${CON_ALARMAS_DE_MESA.judicial} then 'judicial' else 'extrajudicial' end`

/** A paid case has no alarms (`decideAlarmas`). */
const SIN_SALDAR = sql`caso.saldada is null`

const deAlarma = (
  clase: 'caducidad' | 'medida',
  columna: SQL,
  { abogado }: MiradaDeAgenda,
  { desde, hasta }: Lapso,
): SQL => sql`select ${columna} as vence, ${clase}::text as clase, ${MESA_DE_ALARMA} as mesa, null::integer as convenio, ${DE_CASO}
  from caso where ${whereAll([
    sql`${columna} between ${desde} and ${hasta} and (${TODOS.judicial} or ${TODOS.extrajudicial})`,
    SIN_SALDAR,
    si(abogado, (codigo) => sql`caso.abogado = ${codigo}`),
  ])}`

/**
 * Converts the agreements that may lapse to rows of the agenda. When `propio` is '', every agreement gives a row with
 * its number.
 *
 * A lawyer (`propio`) sees the number of the lawyer's own agreements only. For a case with agreements of other lawyers,
 * the agenda has one row without a number, about the first to lapse.
 */
const filasDePlanes = ({ planes, propio }: MiradaDeAgenda) => {
  const ajenos = new Set<string>()
  return planes.flatMap(({ id, abogado, hasta, tipo, imponible, recurso }) => {
    const fila = { hasta, tipo, imponible, recurso }
    if (propio === '' || abogado === propio) return { ...fila, id }
    const clave = `${tipo} ${imponible} ${recurso}`
    if (ajenos.has(clave)) return []
    ajenos.add(clave)
    return { ...fila, id: null }
  })
}

/**
 * Selects the alarms about agreements that may lapse. An alarm belongs to the lawyer who has the case, even when
 * another lawyer signed the agreement.
 */
const deConvenios = (mirada: MiradaDeAgenda, { desde, hasta }: Lapso): SQL => {
  const filas = filasDePlanes(mirada).filter((fila) => fila.hasta >= desde && fila.hasta <= hasta)
  return sql`select x.hasta as vence, 'convenio' as clase, ${MESA_DE_ALARMA} as mesa, x.id as convenio, ${DE_CASO}
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as x(id integer, hasta date, tipo text, imponible integer, recurso text)
    join caso on (caso.tipo, caso.imponible, caso.recurso) = (x.tipo, x.imponible, x.recurso)
    where ${whereAll([
      sql`(${TODOS.judicial} or ${TODOS.extrajudicial})`,
      SIN_SALDAR,
      si(mirada.abogado, (codigo) => sql`caso.abogado = ${codigo}`),
    ])}`
}

/** Selects the days by which the judges and the banks must answer about a precautionary measure (`decideEsperas`). */
const deEsperas = ({ esperas, abogado }: MiradaDeAgenda, { desde, hasta }: Lapso): SQL => {
  const filas = esperas.filter((una) => una.hasta >= desde && una.hasta <= hasta)
  return sql`select x.hasta as vence, x.clase, ${MESA_DE_ALARMA} as mesa, null::integer as convenio, ${DE_CASO}
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as x(clase text, hasta date, tipo text, imponible integer, recurso text)
    join caso on (caso.tipo, caso.imponible, caso.recurso) = (x.tipo, x.imponible, x.recurso)
    where ${whereAll([
      sql`(${TODOS.judicial} or ${TODOS.extrajudicial})`,
      SIN_SALDAR,
      si(abogado, (codigo) => sql`caso.abogado = ${codigo}`),
    ])}`
}

/**
 * Selects the deadlines and the alarms of the cases on the work lists. Each alarm of a case is a separate row (ADR
 * 0034).
 */
const enElLapso = (mirada: MiradaDeAgenda, lapso: Lapso): SQL => sql`(
  select caso.vence, 'plazo' as clase, ${MESA} as mesa, null::integer as convenio, ${DE_CASO}
  from caso where ${enAgenda(mirada, lapso)}
  union all ${deAlarma('caducidad', sql`caso.caducidad`, mirada, lapso)}
  union all ${deAlarma('medida', sql`caso.medida_vence`, mirada, lapso)}
  union all ${deEsperas(mirada, lapso)}
  union all ${deConvenios(mirada, lapso)}) v`

/**
 * Adds two lists to the parameters of the agenda's queries. `planes` has the agreements that may lapse, and is empty
 * when the municipality's own service stores the debt. `esperas` has the awaited answers about precautionary measures.
 */
export const withPlanesYEsperas = async (
  db: Queryable,
  mirada: MiradaAjena,
  remoto: boolean,
): Promise<MiradaDeAgenda> => {
  const { abogado, hoy } = mirada
  const suyos = { abogado, conSusCasos: true } as const
  return {
    ...mirada,
    planes: remoto ? [] : await findPlanesEnRiesgo(db, suyos, hoy),
    esperas: await findEsperas(db, { abogado }, hoy),
  }
}

export interface DiaDeAgenda extends Record<string, unknown> {
  readonly fecha: Fecha
  readonly casos: number
  readonly alarmas: number
}

export const countAgenda = async (
  db: Queryable,
  mirada: MiradaDeAgenda,
  lapso: Lapso,
): Promise<DiaDeAgenda[]> => {
  const { rows } = await db.execute<DiaDeAgenda>(sql`
    select v.vence as fecha, count(*) filter (where v.clase = 'plazo')::integer as casos,
      count(*) filter (where v.clase <> 'plazo')::integer as alarmas
    from ${enElLapso(mirada, lapso)} group by 1 order by 1`)
  return rows
}

export interface FilaDeAgenda extends Record<string, unknown> {
  readonly vence: Fecha
  readonly clase: 'plazo' | ClaseDeAlarma
  readonly convenio: number | null
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  readonly mesa: Mesa
  readonly etapa: string
  readonly actuacion: number | null
  readonly abogado: string
  readonly contribuyente: string
}

const ORDEN = sql`vence, tipo, imponible, recurso, clase, convenio`

const selectVencimientos = (mirada: MiradaDeAgenda, lapso: Lapso, { pagina, porPagina }: Pagina) =>
  sql`select p.vence, p.clase, p.convenio, p.tipo, p.imponible, p.recurso, p.mesa, p.actuacion,
      coalesce(e.nombre, '') as etapa, p.abogado, coalesce(${titularDe(sql`p`)}, '') as contribuyente
    from (
      select * from ${enElLapso(mirada, lapso)} order by ${ORDEN}
      limit ${porPagina} offset ${(pagina - 1) * porPagina}
    ) p left join tipo_etapa e on e.tp_id = p.tp_id
    order by ${ORDEN}`

export const pageVencimientos = async (
  db: Queryable,
  mirada: MiradaDeAgenda,
  lapso: Lapso,
  pagina: Pagina,
) => {
  const { rows } = await db.execute<FilaDeAgenda>(selectVencimientos(mirada, lapso, pagina))
  const { rows: cuenta } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${enElLapso(mirada, lapso)}`,
  )
  return {
    rows: rows.map((fila) => ({
      vence: fila.vence,
      faltan: daysBetween(mirada.hoy, fila.vence),
      clase: fila.clase,
      convenio: fila.convenio,
      tipo: fila.tipo,
      imponible: fila.imponible,
      recurso: fila.recurso,
      mesa: fila.mesa,
      etapa: fila.etapa,
      abogado: fila.abogado,
      contribuyente: fila.contribuyente,
    })),
    total: cuenta[0]?.total ?? 0,
  }
}

/** Number of days before today (`atras`) and after today (`adelante`) that a calendar file covers. */
const CALENDARIO = { atras: 30, adelante: 365 } as const

export const findParaCalendario = async (
  db: Queryable,
  mirada: MiradaDeAgenda,
  cantidad: number,
): Promise<FilaDeAgenda[]> => {
  const lapso = {
    desde: addDays(mirada.hoy, -CALENDARIO.atras),
    hasta: addDays(mirada.hoy, CALENDARIO.adelante),
  }
  const { rows } = await db.execute<FilaDeAgenda>(
    selectVencimientos(mirada, lapso, { pagina: 1, porPagina: cantidad }),
  )
  return rows
}
