import { MESAS, type Mesa } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { alfabetico } from '../platform/db/alfabetico.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { MiradaDeLista } from './filtro-de-mesa.ts'
import { type ListaDeMesa, montoDe, RADICACIONES, whereOfLista } from './lista-de-mesa.ts'
import { esSuPrescripcion } from './prescripcion-de-mesa.ts'

/**
 * Value by which a work list is sorted, and how the list is read. A list that no single index covers is read in two
 * parts, each with its own index: cases with a value, then cases without a value.
 */
interface Orden {
  readonly columna: SQL
  readonly join?: SQL
  /**
   * SQL condition for the first part of the sorted list of cases. By default, the first part has the cases with a value
   * in the sorted column (`columna`).
   */
  readonly con?: SQL
  /**
   * SQL condition for the second part of the sorted list of cases. For example, the cases without a value in the sorted
   * column (`columna`). When absent, the list is read in one part.
   */
  readonly sin?: SQL
  /**
   * True when the cases of both parts (`con` and `sin`) are sorted together. Otherwise all the cases of `con` come
   * before those of `sin`.
   */
  readonly mezcladas?: true
}

const esDelCaso = (alias: string): SQL =>
  sql.raw(
    `(${alias}.tipo, ${alias}.imponible, ${alias}.recurso) = (caso.tipo, caso.imponible, caso.recurso)`,
  )

const ULTIMA_RADICACION = sql`${esDelCaso('r')} and r.vigente and r.tp_id in (${RADICACIONES}) and r.dato ->> 'nroexpte' <> ''
  and not exists (select from actuacion z where ${esDelCaso('z')} and z.vigente and z.tp_id in (${RADICACIONES})
    and (z.fecha, z.id) > (r.fecha, r.id))`

const ordenDe = ({ orden, sentido }: ListaDeMesa, propio: string): Orden => {
  switch (orden) {
    case 'vence':
      return { columna: sql`caso.vence`, sin: sql`caso.vence is null` }
    case 'inicial':
      return { columna: sql`caso.ingreso`, sin: sql`caso.ingreso is null` }
    case 'abogado':
    case 'recurso':
      return { columna: sql`caso.${sql.identifier(orden)}` }
    case 'contribuyente':
      return {
        columna: alfabetico(sql`t.apynom`),
        join: sql`join vinculo v on v.tipo = caso.tipo and v.imponible = caso.imponible and v.orden = 1
          join contribuyente t on t.nro_contrib = v.nro_contrib`,
        sin: sql`not exists (select from vinculo v
          where v.tipo = caso.tipo and v.imponible = caso.imponible and v.orden = 1)`,
      }
    case 'expediente':
      return {
        columna: sql`r.dato ->> 'nroexpte'`,
        join: sql`join actuacion r on ${ULTIMA_RADICACION}`,
        sin: sql`not exists (select from actuacion r where ${ULTIMA_RADICACION})`,
      }
    case 'situacion': {
      const [primera, segunda] =
        sentido === 'asc' ? MESAS_POR_NOMBRE : MESAS_POR_NOMBRE.toReversed()
      const de = (mesa: Mesa | undefined) => sql`caso.mesa = ${mesa}`
      return { columna: sql`caso.mesa`, con: de(primera), sin: de(segunda) }
    }
    case 'imponible': {
      const de = (tipo: TipoImponible) => sql`caso.tipo = ${tipo}`
      return { columna: sql`caso.imponible`, con: de('C'), sin: de('I'), mezcladas: true }
    }
    case 'categoria':
      return { columna: sql`caso.tipo` }
    // In this order no case lacks a value, because every stored case has a day in `ultima_fecha`. The list therefore
    // needs no second part.
    case 'ultima':
      return { columna: sql`caso.ultima_fecha` }
    case 'prescripcion':
      return {
        columna: sql`pr.prescribe_el`,
        join: sql`join caso_prescripcion pr on ${esSuPrescripcion(propio)}`,
        sin: sql`not exists (select from caso_prescripcion pr
          where ${esSuPrescripcion(propio)} and pr.prescribe_el is not null)`,
      }
    case 'monto':
      return { columna: montoDe(sql`caso`, propio) }
  }
}

const SENTIDOS = { asc: sql`asc`, desc: sql`desc` } as const
const MESAS_POR_NOMBRE = MESAS.toSorted()
const CLAVES = ['tipo', 'imponible', 'recurso'] as const

const COMPARADAS = sql.raw(
  'caso.tipo, caso.imponible, caso.recurso, caso.abogado, caso.mesa, caso.vence, caso.ingreso, caso.ultima_fecha, caso.total',
)

export const elegidosDe = (lista: ListaDeMesa, mirada: MiradaDeLista): SQL =>
  sql`elegidos as materialized (select ${COMPARADAS} from caso where ${whereOfLista(lista, mirada)})`

/**
 * Selects the keys of the cases of a list, or of one page, in the order of the list. Cases without a value in the
 * sorted column always go last.
 *
 * @param pocos true for a short list, which is read whole and then sorted. The statement must then also contain the
 * query of {@link elegidosDe}. A long list is read in index order, until the page is full
 */
export const clavesEnOrden = (
  lista: ListaDeMesa,
  mirada: MiradaDeLista,
  { pagina, pocos }: { readonly pagina?: Pagina; readonly pocos: boolean },
): SQL => {
  const orden = ordenDe(lista, mirada.propio)
  const { columna, join = sql``, sin, con = sql`${columna} is not null`, mezcladas } = orden
  const sentido = SENTIDOS[lista.sentido]
  const porClave = sql.join(
    CLAVES.map((clave) => sql`caso.${sql.raw(clave)} ${sentido}`),
    sql`, `,
  )
  const desde = pagina ? (pagina.pagina - 1) * pagina.porPagina : 0
  const recorte = pagina ? sql`limit ${pagina.porPagina} offset ${desde}` : sql``
  const [de, donde] = pocos
    ? [sql`elegidos caso`, sql`true`]
    : [sql`caso`, whereOfLista(lista, mirada)]
  // In ascending order the index already puts last the cases without a value in the sorted column. One query then reads
  // the whole list.
  if (
    sin === undefined ||
    (orden.join === undefined && orden.con === undefined && lista.sentido === 'asc')
  )
    return sql`select caso.tipo, caso.imponible, caso.recurso from ${de} where ${donde}
      order by ${columna} ${sentido}, ${porClave} ${recorte}`
  const hasta = pagina ? sql`limit ${desde + pagina.porPagina}` : sql``
  const faltan =
    pagina && !mezcladas ? sql`and (select count(*) from con) < ${desde + pagina.porPagina}` : sql``
  return sql`
    with con as materialized (
      select caso.tipo, caso.imponible, caso.recurso, ${columna} as valor from ${de} ${join}
      where ${donde} and ${con} order by ${columna} ${sentido}, ${porClave} ${hasta}
    ),
    sin as (
      select caso.tipo, caso.imponible, caso.recurso, ${orden.join ? sql`null` : columna} as valor from ${de}
      where ${donde} and ${sin} ${faltan} order by ${orden.join ? porClave : sql`${columna} ${sentido}, ${porClave}`} ${hasta}
    )
    select tipo, imponible, recurso from (
      select 0 as parte, con.* from con union all
      select 1, tipo, imponible, recurso, ${orden.join ? sql`null` : sql`valor`} from sin) caso
    order by ${mezcladas ? sql`` : sql`parte,`} valor ${sentido}, ${porClave} ${recorte}`
}
