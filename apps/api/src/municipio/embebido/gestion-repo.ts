import {
  type Centavos,
  type Fecha,
  fechaEnZona,
  formatDomicilio,
  formatPeriodo,
  periodoDeOrdinal,
  wireAmount,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { type DeQuien, suyosDe } from '../../casos/suyos-de-contribuyente.ts'
import { alfabetico } from '../../platform/db/alfabetico.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type {
  FiltroDeImponible,
  ImponibleEnGestion,
  PaginaDeGestion,
  Paginado,
  TituloEnLista,
} from '../deuda-proveedor.ts'
import { titularDe } from './listados-por-nombre.ts'
import { selectPage, sentidoSql, whereAll } from './listados-select-page.ts'
import { ofImponible } from './situaciones-repo.ts'

/** Formats a tax period that is stored as year × 1000 + instalment. */
const readPeriodo = (clave: number | null): string | null =>
  clave === null ? null : formatPeriodo(periodoDeOrdinal(clave))

interface FilaDeTitulo {
  readonly numero: number
  readonly categoria: string
  readonly imponible: string
  readonly recurso: string
  readonly contribuyente: string
  readonly abogado: string
  readonly desde: number | null
  readonly hasta: number | null
  readonly emision: Fecha | null
  readonly liquidado: Fecha | null
  readonly expediente: string | null
  readonly total: Centavos
  readonly anulado: string | null
  readonly anterior: boolean
  readonly documento: string | null
  readonly firmado: string | null
}

const toTitulo = (fila: FilaDeTitulo): TituloEnLista => ({
  NRO_TITULO: fila.numero,
  TIPO: fila.categoria === 'comercio' ? 'C' : 'I',
  NRO_IMPONIBLE: Number(fila.imponible),
  RECURSO: fila.recurso,
  APYNOM: fila.contribuyente,
  LEGAL: fila.abogado,
  PERIODO_DESDE: readPeriodo(fila.desde),
  PERIODO_HASTA: readPeriodo(fila.hasta),
  FECHA_EMISION: fila.emision,
  LIQUIDO_AL: fila.liquidado,
  EXPEDIENTE: fila.expediente ?? '',
  MONTO: wireAmount(fila.total),
  ANULADO: fila.anulado !== null,
  ANTERIOR: fila.anterior,
  DOCUMENTO: !fila.anterior || fila.documento !== null,
  FIRMADO: fila.firmado === null ? null : fechaEnZona(new Date(fila.firmado)),
})

const tituloDelContribuyente = (
  quien: DeQuien,
): SQL => sql`(t.categoria, t.imponible, t.recurso) in (
  select case s.tipo when 'C' then 'comercio' else 'inmueble' end, s.imponible::text, s.recurso
  from (${suyosDe(quien)}) s)`

export const pageTitulosDe = async (
  db: Queryable,
  { abogado, imponible, recurso }: FiltroDeImponible,
  pagina: Pagina,
  deQuien?: DeQuien,
): Promise<Paginado<TituloEnLista>> => {
  const donde = whereAll([
    abogado === '' ? undefined : sql`t.abogado = ${abogado}`,
    imponible === '' ? undefined : sql`t.imponible = ${String(Number(imponible))}`,
    recurso === '' ? undefined : sql`t.recurso = ${recurso}`,
    deQuien && tituloDelContribuyente(deQuien),
  ])
  const { rows, total } = await selectPage<FilaDeTitulo>(
    db,
    {
      filas: sql`select t.numero from titulo t where ${donde}`,
      orden: sql`numero desc`,
      detalle: sql`
        select p.n, t.numero, t.categoria, t.imponible, t.recurso, t.contribuyente, t.abogado,
          (select min(x) from unnest(t.periodos) x) as desde,
          (select max(x) from unnest(t.periodos) x) as hasta,
          t.datos ->> 'fechaEmision' as emision, t.datos ->> 'liquidadoAl' as liquidado,
          t.datos -> 'municipio' ->> 'expediente' as expediente, t.total, t.anulado, t.anterior, t.documento, t.firmado
        from p join titulo t on t.numero = p.numero`,
    },
    pagina,
  )
  return { rows: rows.map(toTitulo), total }
}

interface FilaDeGestion {
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  readonly legal: string
  readonly periodos: number
  readonly desde: number
  readonly hasta: number
  readonly total: Centavos
  readonly apynom: string | null
  readonly calle: string | null
  readonly nro: number | null
  readonly piso: string | null
  readonly dept: string | null
  readonly barrio: string | null
  readonly partida: string | null
}

const toImponible = (fila: FilaDeGestion): ImponibleEnGestion => ({
  TIPO: fila.tipo,
  NRO_IMPONIBLE: fila.imponible,
  RECURSO: fila.recurso,
  APYNOM: fila.apynom ?? '',
  DOMICILIO: formatDomicilio({
    calle: fila.calle ?? '',
    nro: fila.nro,
    piso: fila.piso ?? '',
    dept: fila.dept ?? '',
  }),
  BARRIO: fila.barrio ?? '',
  PARTIDA: fila.partida ?? '',
  LEGAL: fila.legal,
  PERIODOS: fila.periodos,
  PERIODO_DESDE: readPeriodo(fila.desde),
  PERIODO_HASTA: readPeriodo(fila.hasta),
  TOTAL: wireAmount(fila.total),
})

const ordenDe = ({ orden, sentido }: PaginaDeGestion): SQL => {
  const columna = {
    imponible: sql`imponible`,
    contribuyente: alfabetico(sql`apynom`),
    total: sql`total`,
  }[orden]
  return sql`${columna} ${sentidoSql(sentido)}, imponible, tipo, recurso, legal`
}

/**
 * Returns a page of the properties and businesses with debt assigned to lawyers, with one row for each pair of property
 * or business and lawyer. The amounts leave out the debt in payment plans.
 */
export const pageEnGestion = async (
  db: Queryable,
  filtro: FiltroDeImponible,
  pagina: PaginaDeGestion,
): Promise<Paginado<ImponibleEnGestion>> => {
  const donde = whereAll([
    sql`d.legal <> ''`,
    sql`d.estado = 'PENDIENTE'`,
    ...ofImponible(sql`d`, filtro),
    filtro.abogado === '' ? undefined : sql`d.legal = ${filtro.abogado}`,
  ])
  const g = sql`g`
  const p = sql`p`
  const nombre = pagina.orden === 'contribuyente' ? titularDe(g) : sql`null::text`
  const { rows, total } = await selectPage<FilaDeGestion>(
    db,
    {
      filas: sql`
        select g.*, ${nombre} as apynom from (
          select d.tipo, d.imponible, d.recurso, d.legal, count(*)::integer as periodos,
            min(d.anio * 1000 + d.cuota) as desde, max(d.anio * 1000 + d.cuota) as hasta,
            sum(d.total)::bigint as total
          from deuda d where ${donde}
          group by d.tipo, d.imponible, d.recurso, d.legal
        ) g`,
      orden: ordenDe(pagina),
      detalle: sql`
        select p.n, p.tipo, p.imponible, p.recurso, p.legal, p.periodos, p.desde, p.hasta, p.total,
          ${titularDe(p)} as apynom, coalesce(nullif(k.calle, ''), i.calle) as calle,
          case when coalesce(k.calle, '') = '' then i.nro else k.nro end as nro,
          case when coalesce(k.calle, '') = '' then i.piso else k.piso end as piso,
          case when coalesce(k.calle, '') = '' then i.dept else k.dept end as dept,
          coalesce(nullif(k.barrio, ''), i.barrio) as barrio, i.par_provincial as partida
        from p
        left join comercio k on p.tipo = 'C' and k.nro_comercio = p.imponible
        left join inmueble i on i.nro_inmueble
          = case when p.tipo = 'I' then p.imponible else k.nro_inmueble end`,
    },
    pagina,
  )
  return { rows: rows.map(toImponible), total }
}
