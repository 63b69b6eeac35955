import type { Fecha } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { alfabetico } from '../../platform/db/alfabetico.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import { numeroDe } from '../../platform/numero-de-imponible.ts'
import type {
  FiltroDeImponible,
  Paginado,
  SituacionCC,
  SituacionDeImponible,
} from '../deuda-proveedor.ts'
import { selectPage, whereAll } from './listados-select-page.ts'

interface Fila {
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  readonly fecha: Fecha
  readonly situacion: string
  readonly detalle: string
  readonly legal: string
}

const toSituacion = (fila: Fila): SituacionDeImponible => ({
  TIPO: fila.tipo,
  NRO_IMPONIBLE: fila.imponible,
  RECURSO: fila.recurso,
  FECHA: fila.fecha,
  SITUACION: fila.situacion,
  DETALLE_SITUACION: fila.detalle,
  LEGAL: fila.legal,
})

export const listSituacionesCC = async (
  db: Queryable,
  { destino }: { readonly destino?: 'CC' } = {},
): Promise<SituacionCC[]> => {
  const { rows } = await db.execute<{ codigo: string; detalle: string }>(sql`
    select codigo, detalle from situacion
    where ${destino === undefined ? sql`true` : sql`destino = ${destino}`}
    order by ${alfabetico(sql`detalle`)}, codigo`)
  return rows.map(({ codigo, detalle }) => ({ CODIGO: codigo, DETALLE_SITUACION: detalle }))
}

export const ofImponible = (
  alias: SQL,
  { imponible, recurso }: Pick<FiltroDeImponible, 'imponible' | 'recurso'>,
): (SQL | undefined)[] => [
  imponible === '' ? undefined : sql`${alias}.imponible = ${numeroDe(imponible) ?? 0}`,
  recurso === '' ? undefined : sql`${alias}.recurso = ${recurso}`,
]

/**
 * Sort order of the legal statuses, newest first. For the same property or business and day, the last status entered
 * comes first (D51).
 */
const ORDEN = sql`fecha desc, imponible desc, tipo desc, recurso desc, id desc`

const DETALLE = sql`select p.*, s.detalle from p join situacion s on s.codigo = p.situacion`

const toPage = ({ rows, total }: Paginado<Fila>): Paginado<SituacionDeImponible> => ({
  rows: rows.map(toSituacion),
  total,
})

export const pageHistorialDeSituaciones = async (
  db: Queryable,
  filtro: FiltroDeImponible,
  pagina: Pagina,
): Promise<Paginado<SituacionDeImponible>> => {
  const h = sql`h`
  const donde = whereAll([
    ...ofImponible(h, filtro),
    filtro.abogado === '' ? undefined : sql`h.legal = ${filtro.abogado}`,
  ])
  const filas = sql`select h.* from situacion_historica h where ${donde}`
  return toPage(await selectPage<Fila>(db, { filas, orden: ORDEN, detalle: DETALLE }, pagina))
}

/**
 * Returns a page of the properties and businesses with their latest legal status. When the filter names a lawyer, the
 * page leaves out those whose latest status belongs to another lawyer.
 */
export const pageSituacionesActuales = async (
  db: Queryable,
  filtro: FiltroDeImponible,
  pagina: Pagina,
): Promise<Paginado<SituacionDeImponible>> => {
  const { abogado } = filtro
  const donde = whereAll([
    ...ofImponible(sql`h`, filtro),
    // The last condition of this query already leaves out the latest statuses of other lawyers. This condition only
    // makes it faster: without it, the query would read the history of the whole city.
    abogado === ''
      ? undefined
      : sql`(h.tipo, h.imponible, h.recurso) in (
          select o.tipo, o.imponible, o.recurso from situacion_historica o where o.legal = ${abogado})`,
  ])
  const filas = sql`
    select * from (
      select distinct on (h.tipo, h.imponible, h.recurso) h.*
      from situacion_historica h where ${donde}
      order by h.tipo, h.imponible, h.recurso, h.fecha desc, h.id desc
    ) actual where ${abogado === '' ? sql`true` : sql`actual.legal = ${abogado}`}`
  return toPage(await selectPage<Fila>(db, { filas, orden: ORDEN, detalle: DETALLE }, pagina))
}

/**
 * Lists the legal statuses of a property or business for one tax, because each tax has its own debt. `recursos` are the
 * taxes to try, in order. The list is of the first tax with any status (D77).
 */
export const findSituacionesDe = async (
  db: Queryable,
  { imponible, abogado }: { readonly imponible: string; readonly abogado: string },
  recursos: readonly string[],
): Promise<SituacionDeImponible[]> => {
  const { rows } = await db.execute<Fila & Record<string, unknown>>(sql`
    with propias as (
      select h.*, array_position(${sql.param([...recursos])}::text[], h.recurso) as lugar
      from situacion_historica h
      where h.imponible = ${numeroDe(imponible) ?? 0}
        and h.recurso = any(${sql.param([...recursos])}::text[])
        and ${abogado === '' ? sql`true` : sql`h.legal = ${abogado}`}
    )
    select p.tipo, p.imponible, p.recurso, p.fecha, p.situacion, s.detalle, p.legal
    from propias p join situacion s on s.codigo = p.situacion
    where p.lugar = (select min(lugar) from propias)
    order by p.fecha desc, p.id desc`)
  return rows.map(toSituacion)
}
