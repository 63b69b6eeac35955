import { addDays, daysBetween, type Fecha, type Mesa } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { COLUMNAS_DE_MESA, type MiradaDeMesa } from '../mesas/filtro-de-mesa.ts'
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
  judicial: sql`coalesce(${COLUMNAS_DE_MESA.judicial.solapa} = 'activos', false)`,
  extrajudicial: sql`coalesce(${COLUMNAS_DE_MESA.extrajudicial.solapa} = 'activos', false)`,
}

/** Where it is looked for: on the desk of its type, if it is in ACTIVOS there. */
const MESA = sql`case
  when ${judicial} and (caso.mesa = 'judicial' or not ${extrajudicial}) then 'judicial'
  else 'extrajudicial' end`

/** In ACTIVOS of a desk, with a deadline that desk colours (`decideColor`). */
const enAgenda = ({ fechaInicial, abogado }: MiradaDeMesa, { desde, hasta }: Lapso): SQL =>
  whereAll([
    sql`caso.vence between ${desde} and ${hasta}`,
    sql`(${judicial} or ${extrajudicial})`,
    fechaInicial === null ? undefined : sql`caso.plazo_desde >= ${fechaInicial}`,
    si(abogado, (codigo) => sql`caso.abogado = ${codigo}`),
  ])

export interface DiaDeAgenda extends Record<string, unknown> {
  readonly fecha: Fecha
  readonly casos: number
}

export const countAgenda = async (
  db: Queryable,
  mirada: MiradaDeMesa,
  lapso: Lapso,
): Promise<DiaDeAgenda[]> => {
  const { rows } = await db.execute<DiaDeAgenda>(sql`
    select caso.vence as fecha, count(*)::integer as casos from caso
    where ${enAgenda(mirada, lapso)} group by 1 order by 1`)
  return rows
}

export interface Vencimiento extends Record<string, unknown> {
  readonly vence: Fecha
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  readonly mesa: Mesa
  readonly etapa: string
  /** The last action; null without any. */
  readonly actuacion: number | null
  readonly abogado: string
  readonly contribuyente: string
}

const selectVencimientos = (mirada: MiradaDeMesa, lapso: Lapso, { pagina, porPagina }: Pagina) =>
  sql`select caso.vence, caso.tipo, caso.imponible, caso.recurso, ${MESA} as mesa, caso.actuacion,
      coalesce(e.nombre, '') as etapa, caso.abogado, coalesce(${titularDe(sql`caso`)}, '') as contribuyente
    from caso left join tipo_etapa e on e.tp_id = caso.tp_id
    where ${enAgenda(mirada, lapso)}
    order by caso.vence, caso.tipo, caso.imponible, caso.recurso
    limit ${porPagina} offset ${(pagina - 1) * porPagina}`

export const pageVencimientos = async (
  db: Queryable,
  mirada: MiradaDeMesa,
  lapso: Lapso,
  pagina: Pagina,
) => {
  const { rows } = await db.execute<Vencimiento>(selectVencimientos(mirada, lapso, pagina))
  const { rows: cuenta } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from caso where ${enAgenda(mirada, lapso)}`,
  )
  return {
    rows: rows.map((fila) => ({
      vence: fila.vence,
      faltan: daysBetween(mirada.hoy, fila.vence),
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

/** Days a calendar is given. */
const CALENDARIO = { atras: 30, adelante: 365 } as const

/** So many deadlines, the first first. */
export const findParaCalendario = async (
  db: Queryable,
  mirada: MiradaDeMesa,
  cantidad: number,
): Promise<Vencimiento[]> => {
  const lapso = {
    desde: addDays(mirada.hoy, -CALENDARIO.atras),
    hasta: addDays(mirada.hoy, CALENDARIO.adelante),
  }
  const { rows } = await db.execute<Vencimiento>(
    selectVencimientos(mirada, lapso, { pagina: 1, porPagina: cantidad }),
  )
  return rows
}
