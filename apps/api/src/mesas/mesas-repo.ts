import { type Centavos, type Fecha, type Solapa, TIPOS_DE_MEDIDA } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { FilaDeCaso } from '../casos/build-caso.ts'
import { CLAVE, type ClaveDeCaso, unnestCasos } from '../casos/clave-de-caso.ts'
import {
  type CuentasGuardadas,
  readVersionDeCasos,
  VERSION_DE_CASOS,
  type Versionado,
} from '../casos/cuentas-guardadas.ts'
import { titularDe } from '../municipio/embebido/listados-por-nombre.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import {
  enVentana as dentroDe,
  desdeDe,
  EXPRESIONES_DE_MESA,
  type MiradaDeLista,
  type MiradaDeMesa,
  type PedidoDeMesa,
  whereOfMesa,
} from './filtro-de-mesa.ts'
import { type ListaDeMesa, montoDe, RADICACIONES, whereOfLista } from './lista-de-mesa.ts'
import { clavesEnOrden, elegidosDe } from './orden-de-mesa.ts'
import { type PrescripcionLeida, prescripcionDe } from './prescripcion-de-mesa.ts'

export interface FilaDeMesa extends ClaveDeCaso {
  readonly abogado: string
  readonly mesa: FilaDeCaso['mesa']
  readonly solapa: Solapa | null
  readonly actuacion: number | null
  readonly ultima_fecha: Fecha | null
  readonly ingreso: Fecha | null
  readonly plazo_desde: Fecha | null
  readonly plazo_origen: FilaDeCaso['plazoOrigen']
  readonly actuacion_fecha: Fecha | null
  readonly situacion_clase: FilaDeCaso['situacion']
  readonly situacion_fecha: Fecha | null
  readonly titulo: Fecha | null
  readonly vence: Fecha | null
  readonly caducidad: Fecha | null
  readonly medida_vence: Fecha | null
  readonly saldada: Fecha | null
  readonly saldada_sabida: Fecha | null
  readonly cerrada: boolean
  readonly con_medida: boolean
  readonly monto: Centavos
  readonly contribuyente: string | null
  readonly etapa: string | null
  readonly radicacion: number | null
  readonly expediente: string | null
  readonly en_convenio: boolean
  readonly prescripcion: PrescripcionLeida | null
}

const MEDIDAS = sql.raw(TIPOS_DE_MEDIDA.join(', '))

/**
 * SQL that joins each case of the table `alias` to its last court filing (radicación) in force. The joined table is
 * `r`.
 */
const radicacionDe = (alias: SQL): SQL => sql`left join lateral (
    select a.id, a.dato ->> 'nroexpte' as expediente from actuacion a
    where (a.tipo, a.imponible, a.recurso) = (${alias}.tipo, ${alias}.imponible, ${alias}.recurso)
      and a.vigente and a.tp_id in (${RADICACIONES})
    order by a.fecha desc, a.id desc limit 1) r on true`

/**
 * SQL that tells whether a paid case has a precautionary measure in force. An unpaid case gives false without a query,
 * because no screen shows its measure.
 */
const conMedida = (
  hoy: Fecha,
): SQL => sql`(caso.saldada is not null and exists (select from actuacion m
      where (m.tipo, m.imponible, m.recurso) = (caso.tipo, caso.imponible, caso.recurso)
        and m.vigente and m.tp_id in (${MEDIDAS}) and coalesce((m.dato ->> 'vencemedida')::date >= ${hoy}::date, true)))`

export type QuienMira = Pick<MiradaDeLista, 'propio' | 'hoy'>

/**
 * SQL query for the data of the cases on one page of a work list. The statement around it must first define the table
 * `p(tipo, imponible, recurso, n)`, with one row for each case.
 */
const detalleDe = (mesa: PedidoDeMesa['mesa'], { propio, hoy }: QuienMira): SQL => sql`
  select p.n, caso.tipo, caso.imponible, caso.recurso, caso.abogado, caso.mesa, ${EXPRESIONES_DE_MESA[mesa].solapa} as solapa,
    caso.actuacion, caso.ultima_fecha, caso.ingreso, caso.plazo_desde, caso.plazo_origen, caso.vence, caso.caducidad,
    caso.actuacion_fecha, caso.situacion as situacion_clase, caso.situacion_fecha, caso.titulo,
    caso.medida_vence, caso.saldada, caso.saldada_sabida, coalesce(e.cierra, false) as cerrada,
    ${prescripcionDe(propio, hoy)} as prescripcion, ${conMedida(hoy)} as con_medida, ${montoDe(sql`caso`, propio)} as monto,
    ${titularDe(sql`caso`)} as contribuyente, e.nombre as etapa, r.id as radicacion, r.expediente,
    exists (select from convenio_cuota q where q.activo
      and (q.tipo, q.imponible, q.recurso) = (caso.tipo, caso.imponible, caso.recurso)) as en_convenio
  from p join caso using (${CLAVE}) left join tipo_etapa e on e.tp_id = caso.tp_id ${radicacionDe(sql`caso`)}`

const JSON_DE_FILAS = sql.raw(`coalesce((select json_agg(d order by d.n) from d), '[]'::json)`)

/**
 * Reads one page of a work list, the version of the cases and, with `contar`, the total number of cases. The version is
 * the number of changes until now. One statement reads everything, so that the values agree.
 */
const selectPagina = async (
  db: Queryable,
  lista: ListaDeMesa,
  mirada: MiradaDeLista,
  como: { readonly pagina: Pagina; readonly pocos: boolean; readonly contar: boolean },
): Promise<Versionado<{ readonly rows: FilaDeMesa[]; readonly total: number }>> => {
  const todos = como.contar
    ? como.pocos
      ? sql`(select count(*)::integer from elegidos)`
      : sql`(select count(*)::integer from caso where ${whereOfLista(lista, mirada)})`
    : sql`0`
  const elegidos = como.pocos ? sql`${elegidosDe(lista, mirada)},` : sql``
  const { rows } = await db.execute<{ version: number; total: number; filas: FilaDeMesa[] }>(sql`
    with ${elegidos} p as (select q.*, row_number() over () as n from (${clavesEnOrden(lista, mirada, como)}) q),
    d as (${detalleDe(lista.mesa, mirada)})
    select ${VERSION_DE_CASOS} as version, ${todos} as total, ${JSON_DE_FILAS} as filas`)
  const { version, filas, total } = rows[0] ?? { version: 0, filas: [], total: 0 }
  return { version, valor: { rows: filas, total } }
}

/**
 * Maximum number of cases in a list that PostgreSQL reads whole and then sorts. A longer list is read in the order of
 * an index.
 */
const POCOS = 5_000

export const pageCasosDeMesa = async (
  db: Queryable,
  guardadas: CuentasGuardadas,
  lista: ListaDeMesa,
  mirada: MiradaDeLista,
  pagina: Pagina,
): Promise<{ readonly rows: FilaDeMesa[]; readonly total: number }> => {
  const { solapa } = lista
  const clave = claveDe(lista, mirada)
  if (clave === undefined || isDePocos(guardadas, mirada)) {
    const { valor } = await selectPagina(db, lista, mirada, { pagina, pocos: true, contar: true })
    guardadas.noteSize(mirada.abogado, valor.total)
    return valor
  }
  const leida = await guardadas.readWith(
    clave,
    () => countCasosDeMesa(db, lista, mirada),
    async ({ enVentana }) => {
      const pocos = enVentana[solapa] <= POCOS
      return selectPagina(db, lista, mirada, { pagina, pocos, contar: false })
    },
  )
  if (leida) return { rows: leida.valor.rows, total: leida.cuenta.enVentana[solapa] }
  return (await selectPagina(db, lista, mirada, { pagina, pocos: false, contar: true })).valor
}

/**
 * Tells whether the list of a lawyer is short. For a short list, one query reads both the page and the count. A list
 * counts as short until a count shows that it is long.
 */
const isDePocos = (guardadas: CuentasGuardadas, { abogado }: MiradaDeMesa): boolean =>
  abogado !== '' && guardadas.sizeOf(abogado) <= POCOS

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
    with ${elegidosDe(lista, mirada)}
    select coalesce(json_agg(tipo), '[]') as tipos, coalesce(json_agg(imponible), '[]') as imponibles,
      coalesce(json_agg(recurso), '[]') as recursos
    from (${clavesEnOrden(lista, mirada, { pocos: true })}) q`)
  const { tipos = [], imponibles = [], recursos = [] } = rows[0] ?? {}
  return tipos.map((tipo, i) => ({
    tipo,
    imponible: imponibles[i] ?? 0,
    recurso: recursos[i] ?? '',
  }))
}

export const findCasosDeMesa = async (
  db: Queryable,
  mesa: PedidoDeMesa['mesa'],
  quien: QuienMira,
  claves: readonly ClaveDeCaso[],
): Promise<FilaDeMesa[]> => {
  const { rows } = await db.execute<{ filas: FilaDeMesa[] }>(sql`
    with p as (select ${CLAVE}, orden as n from ${unnestCasos(claves)}),
    d as (${detalleDe(mesa, quien)})
    select ${JSON_DE_FILAS} as filas`)
  return rows[0]?.filas ?? []
}

export type CuentasPorSolapa = Readonly<Record<Solapa | 'todos', number>>

interface Cuentas {
  /**
   * Number of cases in each tab of the work list. `enVentana` counts only the cases with events since the first day
   * that the list shows.
   */
  readonly todas: CuentasPorSolapa
  readonly enVentana: CuentasPorSolapa
}

const countCasosDeMesa = async (
  db: Queryable,
  filtro: PedidoDeMesa,
  mirada: MiradaDeLista,
): Promise<Versionado<Cuentas>> => {
  const { solapa } = EXPRESIONES_DE_MESA[filtro.mesa]
  const desde = desdeDe(filtro, mirada.hoy)
  type Grupo = { solapa: Solapa | null; cuantos: number; dentro: number }
  const { rows } = await db.execute<{ version: number; grupos: Grupo[] }>(sql`
    select ${VERSION_DE_CASOS} as version, coalesce(json_agg(x), '[]') as grupos from (
      select ${solapa} as solapa, count(*)::integer as cuantos,
        ${desde === null ? sql`count(*)::integer` : sql`count(*) filter (where ${dentroDe(solapa, desde)})::integer`} as dentro
      from caso where ${whereOfMesa(filtro, mirada)} group by 1) x`)
  const { version = 0, grupos = [] } = rows[0] ?? {}
  const sumar = (de: (grupo: Grupo) => number): CuentasPorSolapa => {
    const una = (cual: Solapa) =>
      grupos.filter((grupo) => grupo.solapa === cual).reduce((suma, grupo) => suma + de(grupo), 0)
    return {
      activos: una('activos'),
      sinEvaluar: una('sinEvaluar'),
      planDePagos: una('planDePagos'),
      todos: grupos.reduce((suma, grupo) => suma + de(grupo), 0),
    }
  }
  return {
    version,
    valor: { todas: sumar(({ cuantos }) => cuantos), enVentana: sumar(({ dentro }) => dentro) },
  }
}

export const readCuentasDeMesa = async (
  db: Queryable,
  guardadas: CuentasGuardadas,
  filtro: PedidoDeMesa,
  mirada: MiradaDeLista,
): Promise<Cuentas> => {
  const count = () => countCasosDeMesa(db, filtro, mirada)
  const clave = claveDe(filtro, mirada)
  if (clave === undefined) return (await count()).valor
  if (!isDePocos(guardadas, mirada))
    return guardadas.read(clave, count, () => readVersionDeCasos(db))
  const { valor } = await count()
  guardadas.noteSize(mirada.abogado, valor.todas.todos)
  return valor
}

/**
 * Filter fields that the cache key of a count of cases leaves out. The key has other fields in place of `historico` and
 * `clase`. A count with any of the remaining fields is never cached, because changes in other tables change the count.
 */
type SinGuardar = 'clase' | 'contribuyente' | 'calle' | 'altura' | 'cuit' | 'fantasia' | 'historico'

const claveDe = (
  filtro: PedidoDeMesa,
  { hoy, fechaInicial, abogado, enRiesgo, esperas, ...mirada }: MiradaDeLista,
): string | undefined => {
  const { contribuyente, calle, altura, cuit, fantasia } = filtro
  // The count of cases to archive is never cached. It depends on the configuration, which says which kinds of legal
  // action close a case. The cache would not notice a change of the configuration.
  if (filtro.saldada === 'paraArchivar') return undefined
  if (enRiesgo || esperas || contribuyente || calle || altura || cuit || fantasia) return undefined
  const { mesa, imponible, recurso, comercio, vence, antiguedad, alarma, saldada } = filtro
  const { prescripcion } = filtro
  const propio = prescripcion === '' ? '' : mirada.propio
  const desde = desdeDe(filtro, hoy)
  const buscado: Record<Exclude<keyof PedidoDeMesa, SinGuardar>, unknown> = {
    ...{ mesa, abogado, imponible, recurso, comercio, vence, antiguedad, alarma, saldada },
    prescripcion,
  }
  return JSON.stringify({ ...buscado, desde, hoy, fechaInicial, propio })
}
