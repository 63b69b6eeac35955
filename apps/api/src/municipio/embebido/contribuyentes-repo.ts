import { type FiltroDe, formatDomicilio } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { alfabetico } from '../../platform/db/alfabetico.ts'
import type { Db, Queryable } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type { Paginado } from '../deuda-proveedor.ts'
import type {
  ContribuyenteDePadron,
  OrdenDeContribuyentes,
  Responsable,
} from '../padron-proveedor.ts'
import { casosDe, conNumero, conPalabras, conTexto, deAbogado, si } from './condiciones.ts'
import { enBusqueda } from './listados-por-nombre.ts'
import {
  type ConsultaGuardable,
  selectPageGuardable,
  sentidoSql,
  whereAll,
} from './listados-select-page.ts'

interface FilaDeContribuyente {
  readonly nro_contrib: number
  readonly apynom: string
  readonly nro_doc: string | null
  readonly cuit: string | null
  readonly cuim: string | null
  readonly calle: string
  readonly nro: number | null
  readonly piso: string
  readonly dept: string
  readonly localidad: string
  readonly telefonos: string
  readonly email: string
  readonly imponibles: ContribuyenteDePadron['IMPONIBLES']
}

const toContribuyente = (fila: FilaDeContribuyente): ContribuyenteDePadron => ({
  NRO_CONTRIB: fila.nro_contrib,
  APYNOM: fila.apynom,
  NRO_DOC: fila.nro_doc ?? '',
  CUIT: fila.cuit ?? '',
  CUIM: fila.cuim ?? '',
  CALLE: fila.calle,
  NRO: fila.nro,
  PISO: fila.piso,
  DEPT: fila.dept,
  LOCALIDAD: fila.localidad,
  DOMICILIO: formatDomicilio(fila),
  TELEFONOS: fila.telefonos,
  EMAIL: fila.email,
  IMPONIBLES: fila.imponibles,
})

const recursosDe = (abogado: string): SQL => sql`
  select ir.tipo, ir.imponible, json_agg(ir.recurso order by ir.recurso) as recursos
  from imponible_recurso ir
  where ir.tipo = v.tipo and ir.imponible = v.imponible and ${whereAll([deAbogado(sql`ir`, abogado)])}
  group by ir.tipo, ir.imponible`

const detalleDe = (abogado: string): SQL => sql`
  select p.n, c.*, coalesce((
    select json_agg(json_build_object(
      'TIPO', v.tipo, 'IMPONIBLE', v.imponible, 'RECURSOS', r.recursos,
      'VINCULO_DESC', v.vinculo_desc) order by v.tipo desc, v.imponible)
    from vinculo v join lateral (${recursosDe(abogado)}) r on true
    where v.nro_contrib = p.nro_contrib), '[]'::json) as imponibles
  from p join contribuyente c on c.nro_contrib = p.nro_contrib`

/**
 * SQL condition for the people with a property or business assigned to the lawyer. `materialized` makes PostgreSQL find
 * these people only once. `offset 0` makes PostgreSQL use the index of `vinculo` instead of reading the whole table.
 */
const conImponibleDe = (abogado: string): SQL | undefined =>
  si(
    abogado,
    (codigo) => sql`c.nro_contrib in (
      with suyos as materialized (
        select v.nro_contrib from (
          select distinct tipo, imponible from (${casosDe(codigo)}) suyos) k
        cross join lateral (
          select v.nro_contrib from vinculo v
          where v.tipo = k.tipo and v.imponible = k.imponible offset 0) v)
      select nro_contrib from suyos)`,
  )

const ordenDe = ({ orden, sentido }: OrdenDeContribuyentes): SQL => {
  const hacia = sentidoSql(sentido)
  const columnas = {
    APYNOM: sql`${alfabetico(sql`apynom`)} ${hacia}`,
    NRO_DOC: sql`length(nro_doc) ${hacia}, nro_doc ${hacia}`,
    DOMICILIO: sql`${alfabetico(sql`calle`)} ${hacia}, nro ${hacia}`,
  }
  return sql`${columnas[orden]}, nro_contrib ${hacia}`
}

/**
 * Only the search of taxpayers without filters can be answered from a list computed in advance, in the table
 * `lista_guardada`.
 */
export const searchContribuyentes = (
  filtro: FiltroDe<'contribuyentes'>,
  abogado: string,
  orden: OrdenDeContribuyentes,
): ConsultaGuardable => {
  const condiciones = [
    conPalabras(sql`c.apynom_busqueda`, filtro.nombre),
    si(filtro.dni, (dni) => sql`c.nro_doc = ${dni}`),
    si(filtro.cuit, (cuit) => sql`c.cuit = ${cuit}`),
    conTexto(sql`c.cuim`, filtro.cuim),
    conPalabras(enBusqueda(sql`c.calle`), filtro.calle),
    conNumero(sql`c.nro`, filtro.altura),
    conImponibleDe(abogado),
  ]
  return {
    filas: sql`
      select c.nro_contrib, c.apynom, c.nro_doc, c.calle, c.nro
      from contribuyente c where ${whereAll(condiciones)}`,
    orden: ordenDe(orden),
    detalle: detalleDe(abogado),
    guardada: condiciones.some((condicion) => condicion !== undefined)
      ? undefined
      : {
          lista: 'contribuyentes',
          filtro: '',
          orden: `${orden.orden} ${orden.sentido}`,
          de: ['padron'],
          clave: sql`nro_contrib`,
          recurso: sql`''::text`,
          columnas: sql`k.clave as nro_contrib`,
        },
  }
}

export const pageContribuyentes = async (
  db: Db,
  filtro: FiltroDe<'contribuyentes'>,
  abogado: string,
  pagina: Pagina & OrdenDeContribuyentes,
): Promise<Paginado<ContribuyenteDePadron>> => {
  const consulta = searchContribuyentes(filtro, abogado, pagina)
  const { rows, total } = await selectPageGuardable<FilaDeContribuyente>(db, consulta, pagina)
  return { rows: rows.map(toContribuyente), total }
}

export const findResponsables = async (
  db: Queryable,
  tipo: string,
  imponible: number,
): Promise<Responsable[]> => {
  const { rows } = await db.execute<{
    apynom: string
    nro_doc: string | null
    cuit: string | null
    vinculo_desc: string
  }>(sql`
    select c.apynom, c.nro_doc, c.cuit, v.vinculo_desc
    from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
    where v.tipo = ${tipo} and v.imponible = ${imponible} order by v.orden`)
  return rows.map((fila) => ({
    APYNOM: fila.apynom,
    NRO_DOC: fila.nro_doc ?? '',
    CUIT: fila.cuit ?? '',
    VINCULO_DESC: fila.vinculo_desc,
  }))
}
