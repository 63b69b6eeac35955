import type { mesas, QueryOf } from '@apremia/api-client'
import { type Centavos, type Fecha, type Solapa, TIPOS_FIJOS } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { FilaDeCaso } from '../casos/build-caso.ts'
import { CLAVE, type ClaveDeCaso, unnestCasos } from '../casos/clave-de-caso.ts'
import { titularDe } from '../municipio/embebido/listados-por-nombre.ts'
import { sentidoSql, whereAll } from '../municipio/embebido/listados-select-page.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import {
  COLUMNAS_DE_MESA,
  desdeDe,
  type FiltroDeMesa,
  type MiradaDeMesa,
  whereOfMesa,
} from './filtro-de-mesa.ts'

type Pedido = QueryOf<typeof mesas.pageMesa>
/** A tab of a desk, filtered and in an order. */
export type ListaDeMesa = Omit<Pedido, keyof Pagina>

/** A case with what its row shows besides; its columns as the database names them. */
export interface FilaDeMesa extends ClaveDeCaso {
  readonly abogado: string
  readonly mesa: FilaDeCaso['mesa']
  readonly solapa: Solapa | null
  readonly actuacion: number | null
  readonly ultima_fecha: Fecha | null
  readonly plazo_desde: Fecha | null
  readonly vence: Fecha | null
  readonly caducidad: Fecha | null
  readonly medida_vence: Fecha | null
  readonly monto: Centavos
  readonly contribuyente: string | null
  readonly etapa: string | null
  readonly radicacion: number | null
  readonly expediente: string | null
}

const RADICACIONES = sql.raw([TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior].join(', '))

/** The last radication in force of the case that `alias` holds. */
const radicacionDe = (alias: SQL): SQL => sql`left join lateral (
    select a.id, a.dato ->> 'nroexpte' as expediente from actuacion a
    where (a.tipo, a.imponible, a.recurso) = (${alias}.tipo, ${alias}.imponible, ${alias}.recurso)
      and a.vigente and a.tp_id in (${RADICACIONES})
    order by a.fecha desc, a.id desc limit 1) r on true`

/** What is owed in management of what the person sees: a lawyer, their own periods (D21, D141). */
export const montoDe = (alias: SQL, propio: string): SQL =>
  propio === ''
    ? sql`${alias}.total`
    : sql`coalesce((select sum(d.total)::bigint from deuda d
        where (d.tipo, d.imponible, d.recurso) = (${alias}.tipo, ${alias}.imponible, ${alias}.recurso)
          and d.legal = ${propio} and d.legal <> '' and d.estado <> 'CANCELADA'), 0)`

/** Whose debt is counted: '' everybody's. */
export interface MiradaDeLista extends MiradaDeMesa {
  readonly propio: string
}

/** What an order compares, with the join it needs. */
const comparada = (orden: Pedido['orden'], propio: string): readonly [SQL, SQL?] => {
  const c = sql`caso`
  switch (orden) {
    case 'vence':
    case 'abogado':
    case 'imponible':
    case 'recurso':
      return [sql`caso.${sql.identifier(orden)}`]
    // Joined and not looked up case by case: of a whole municipality they are all read.
    case 'contribuyente':
      return [
        alfabetico(sql`t.apynom`),
        sql`left join vinculo v on v.tipo = caso.tipo and v.imponible = caso.imponible and v.orden = 1
          left join contribuyente t on t.nro_contrib = v.nro_contrib`,
      ]
    case 'expediente':
      return [sql`nullif(r.expediente, '')`, radicacionDe(c)]
    // By the names they show: 'Gestión Legal' before 'Título Ejecutivo', 'comercio' before 'inmueble'.
    case 'situacion':
      return [sql`caso.mesa`]
    case 'categoria':
      return [sql`caso.tipo`]
    case 'ultima':
      return [sql`caso.ultima_fecha`]
    case 'inicial':
      return [sql`caso.plazo_desde`]
    case 'monto':
      return [montoDe(c, propio)]
  }
}

/** The keys of a list in its order. */
const clavesEnOrden = (lista: ListaDeMesa, mirada: MiradaDeLista): SQL => {
  const [columna, join = sql``] = comparada(lista.orden, mirada.propio)
  return sql`select caso.tipo, caso.imponible, caso.recurso from caso ${join} where ${whereOfLista(lista, mirada)}
    order by ${columna} ${sentidoSql(lista.sentido)}, caso.tipo, caso.imponible, caso.recurso`
}

const whereOfLista = (lista: ListaDeMesa, mirada: MiradaDeMesa): SQL => {
  const { solapa } = COLUMNAS_DE_MESA[lista.mesa]
  const desde = desdeDe(lista, mirada.hoy)
  return whereAll([
    lista.solapa === 'todos' ? undefined : sql`${solapa} = ${lista.solapa}`,
    desde === null ? undefined : sql`caso.ultima_fecha >= ${desde}`,
    whereOfMesa(lista, mirada),
  ])
}

/** Over `p(tipo, imponible, recurso, n)`: what the rows of those cases show. */
const detalleDe = (mesa: FiltroDeMesa['mesa'], propio: string): SQL => sql`
  select p.n, caso.tipo, caso.imponible, caso.recurso, caso.abogado, caso.mesa, ${COLUMNAS_DE_MESA[mesa].solapa} as solapa,
    caso.actuacion, caso.ultima_fecha, caso.plazo_desde, caso.vence, caso.caducidad,
    caso.medida_vence, ${montoDe(sql`caso`, propio)} as monto,
    ${titularDe(sql`caso`)} as contribuyente, e.nombre as etapa, r.id as radicacion, r.expediente
  from p join caso using (${CLAVE}) left join tipo_etapa e on e.tp_id = caso.tp_id ${radicacionDe(sql`caso`)}`

const JSON_DE_FILAS = sql.raw(`coalesce((select json_agg(d order by d.n) from d), '[]'::json)`)

/** A page and the true total, of one moment. */
export const pageCasosDeMesa = async (
  db: Queryable,
  lista: ListaDeMesa,
  mirada: MiradaDeLista,
  { pagina, porPagina }: Pagina,
): Promise<{ readonly rows: FilaDeMesa[]; readonly total: number }> => {
  const { rows } = await db.execute<{ total: number; filas: FilaDeMesa[] }>(sql`
    with p as (
      select q.*, row_number() over () as n
      from (${clavesEnOrden(lista, mirada)} limit ${porPagina} offset ${(pagina - 1) * porPagina}) q
    ),
    d as (${detalleDe(lista.mesa, mirada.propio)})
    select (select count(*)::integer from caso where ${whereOfLista(lista, mirada)}) as total,
      ${JSON_DE_FILAS} as filas`)
  const [row] = rows
  return { rows: row?.filas ?? [], total: row?.total ?? 0 }
}

/** Every key of a list in its order, as they were at one moment: what an export goes through. */
export const findClavesDeMesa = async (
  db: Queryable,
  lista: ListaDeMesa,
  mirada: MiradaDeLista,
): Promise<ClaveDeCaso[]> => {
  const { rows } = await db.execute<{
    tipos: ClaveDeCaso['tipo'][]
    imponibles: number[]
    recursos: string[]
  }>(sql`
    select coalesce(json_agg(tipo), '[]') as tipos, coalesce(json_agg(imponible), '[]') as imponibles,
      coalesce(json_agg(recurso), '[]') as recursos
    from (${clavesEnOrden(lista, mirada)}) q`)
  const { tipos = [], imponibles = [], recursos = [] } = rows[0] ?? {}
  return tipos.map((tipo, i) => ({
    tipo,
    imponible: imponibles[i] ?? 0,
    recurso: recursos[i] ?? '',
  }))
}

/** The rows of some cases, in their order. */
export const findCasosDeMesa = async (
  db: Queryable,
  mesa: FiltroDeMesa['mesa'],
  propio: string,
  claves: readonly ClaveDeCaso[],
): Promise<FilaDeMesa[]> => {
  const { rows } = await db.execute<{ filas: FilaDeMesa[] }>(sql`
    with p as (select ${CLAVE}, orden as n from ${unnestCasos(claves)}),
    d as (${detalleDe(mesa, propio)})
    select ${JSON_DE_FILAS} as filas`)
  return rows[0]?.filas ?? []
}

export type CuentasDeMesa = Readonly<Record<Solapa | 'todos', number>>

/** How many of a filter there are on each tab: all of them, and those of `desde` or later. */
export const countCasosDeMesa = async (
  db: Queryable,
  filtro: FiltroDeMesa,
  mirada: MiradaDeMesa,
  desde: Fecha | null,
): Promise<{ readonly todas: CuentasDeMesa; readonly enVentana: CuentasDeMesa }> => {
  const { solapa } = COLUMNAS_DE_MESA[filtro.mesa]
  const { rows } = await db.execute<{ solapa: Solapa | null; cuantos: number; dentro: number }>(sql`
    select ${solapa} as solapa, count(*)::integer as cuantos,
      ${desde === null ? sql`count(*)::integer` : sql`count(*) filter (where caso.ultima_fecha >= ${desde})::integer`} as dentro
    from caso where ${whereOfMesa(filtro, mirada)} group by 1`)
  const sumar = (de: (fila: (typeof rows)[number]) => number): CuentasDeMesa => {
    const una = (solapa: Solapa) =>
      rows.filter((fila) => fila.solapa === solapa).reduce((suma, fila) => suma + de(fila), 0)
    return {
      activos: una('activos'),
      sinEvaluar: una('sinEvaluar'),
      planDePagos: una('planDePagos'),
      todos: rows.reduce((suma, fila) => suma + de(fila), 0),
    }
  }
  return { todas: sumar(({ cuantos }) => cuantos), enVentana: sumar(({ dentro }) => dentro) }
}
