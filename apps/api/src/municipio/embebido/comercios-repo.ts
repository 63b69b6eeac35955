import { type Fecha, type FiltroDe, formatDomicilio } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { alfabetico } from '../../platform/db/alfabetico.ts'
import type { Db, Queryable } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type { Paginado } from '../deuda-proveedor.ts'
import type { ComercioDePadron, OrdenDeComercios } from '../padron-proveedor.ts'
import {
  casosDe,
  conEtapa,
  conNumero,
  conPalabras,
  deAbogado,
  si,
  textoDeLegales,
} from './condiciones.ts'
import { enBusqueda } from './listados-por-nombre.ts'
import {
  type ConsultaGuardable,
  type ConsultaPaginada,
  selectPage,
  selectPageGuardable,
  sentidoSql,
  whereAll,
} from './listados-select-page.ts'
import type { FilaDeTerreno } from './terreno.ts'

interface FilaDeComercio {
  readonly nro_comercio: number
  readonly sucursal: number
  readonly nombre: string
  readonly nom_fantasia: string
  readonly calle: string
  readonly nro: number | null
  readonly piso: string
  readonly dept: string
  readonly barrio: string
  readonly cuit: string | null
  readonly fecha_apertura: Fecha | null
  readonly fecha_habilitacion: Fecha | null
  readonly exped_nro: string
  readonly nro_inmueble: number | null
  readonly recursos: readonly string[]
  readonly saldadas: readonly { readonly RECURSO: string; readonly DESDE: Fecha }[]
  readonly legal: string
  readonly terreno: FilaDeTerreno | null
}

const parte = (numero: number | null | undefined, letra = ''): string =>
  [numero ?? '', letra].filter((texto) => texto !== '').join(' ')

const toComercio = (fila: FilaDeComercio): ComercioDePadron => {
  const { terreno } = fila
  return {
    NRO_COMERCIO: fila.nro_comercio,
    SUCURSAL: fila.sucursal,
    NOMBRE: fila.nombre,
    NOM_FANTASIA: fila.nom_fantasia,
    CALLE: fila.calle,
    NRO: fila.nro,
    PISO: fila.piso,
    DEPT: fila.dept,
    BARRIO: fila.barrio,
    DOMICILIO: formatDomicilio(fila),
    CUIT: fila.cuit ?? '',
    FECHA_APERTURA: fila.fecha_apertura,
    FECHA_HABILITACION: fila.fecha_habilitacion,
    EXPED_NRO: fila.exped_nro,
    NRO_INMUEBLE: fila.nro_inmueble,
    CIRCUNS: terreno?.circuns ?? '',
    SECCION: terreno?.seccion ?? '',
    CHACRA: parte(terreno?.chacra_nro, terreno?.chacra_let),
    QUINTA: parte(terreno?.quinta_nro, terreno?.quinta_let),
    FRACCION: parte(terreno?.fraccion_nro, terreno?.fraccion_let),
    MANZANA: parte(terreno?.manzana_nro, terreno?.manzana_let),
    PARCELA: parte(terreno?.parcela_nro, terreno?.parcela_let),
    UNI_FUNCIONAL: parte(terreno?.uni_funcional),
    PAR_PROVINCIAL: terreno?.par_provincial ?? '',
    LEGAL: fila.legal,
    RECURSOS: [...fila.recursos],
    SALDADAS: [...fila.saldadas],
  }
}

const detalleDe = (abogado: string): SQL => sql`
  select p.n, c.*, to_json(i) as terreno,
    ${textoDeLegales({ tipo: sql`'C'`, imponible: sql`c.nro_comercio` })} as legal,
    coalesce((
      select json_agg(json_build_object('RECURSO', s.recurso, 'DESDE', s.saldada) order by s.recurso) from caso s
      where s.tipo = 'C' and s.imponible = c.nro_comercio and s.saldada is not null
        and ${whereAll([si(abogado, (codigo) => sql`s.abogado = ${codigo}`)])}), '[]'::json) as saldadas,
    coalesce((
      select json_agg(ir.recurso order by ir.recurso) from imponible_recurso ir
      where ir.tipo = 'C' and ir.imponible = c.nro_comercio
        and ${whereAll([deAbogado(sql`ir`, abogado)])}), '[]'::json) as recursos
  from p join comercio c on c.nro_comercio = p.nro_comercio
  left join inmueble i on i.nro_inmueble = c.nro_inmueble`

const conRecursoDe = (abogado: string): SQL | undefined =>
  si(
    abogado,
    (codigo) => sql`c.nro_comercio in (
      select imponible from (${casosDe(codigo)}) suyos where tipo = 'C')`,
  )

/**
 * SQL condition for the businesses with a case whose last legal action is of the kind in the filter. A business has one
 * case for each tax. With `abogado`, only the cases of that lawyer count.
 */
const conRecursoEnEtapa = (filtro: FiltroDe<'comercios'>, abogado: string): SQL | undefined =>
  si(
    filtro.etapa,
    () => sql`c.nro_comercio in (
      select ir.imponible from imponible_recurso ir
      where ir.tipo = 'C' and ${whereAll([conEtapa(sql`ir`, filtro), deAbogado(sql`ir`, abogado)])})`,
  )

const ordenDe = ({ orden, sentido }: OrdenDeComercios): SQL => {
  const hacia = sentidoSql(sentido)
  const columnas = {
    NRO_COMERCIO: sql`nro_comercio ${hacia}`,
    SUCURSAL: sql`sucursal ${hacia}`,
    NOMBRE: sql`${alfabetico(sql`nombre`)} ${hacia}`,
    NOM_FANTASIA: sql`${alfabetico(sql`nom_fantasia`)} ${hacia}`,
    DOMICILIO: sql`${alfabetico(sql`calle`)} ${hacia}, nro ${hacia}`,
    CUIT: sql`cuit ${hacia}`,
  }
  return sql`${columnas[orden]}, nro_comercio ${hacia}`
}

const conContribuyente = (nombre = ''): SQL | undefined => {
  const registrado = conPalabras(enBusqueda(sql`r.nombre`), nombre)
  const responsable = conPalabras(sql`p.apynom_busqueda`, nombre)
  // The name of the business and the name of its taxpayers are searched separately, so that each search uses its own
  // index. A single search would read every business.
  return (
    registrado &&
    responsable &&
    sql`c.nro_comercio in (
      select r.nro_comercio from comercio r where ${registrado}
      union
      select v.imponible from contribuyente p join vinculo v on v.nro_contrib = p.nro_contrib
      where v.tipo = 'C' and ${responsable})`
  )
}

const searchWhere = (donde: SQL, abogado: string, orden: OrdenDeComercios): ConsultaPaginada => ({
  filas: sql`
    select c.nro_comercio, c.sucursal, c.nombre, c.nom_fantasia, c.calle, c.nro, c.cuit
    from comercio c where ${donde}`,
  orden: ordenDe(orden),
  detalle: detalleDe(abogado),
})

/**
 * Only the search of businesses without filters can be answered from a list computed in advance, in the table
 * `lista_guardada`.
 */
export const searchComercios = (
  filtro: FiltroDe<'comercios'>,
  abogado: string,
  orden: OrdenDeComercios,
): ConsultaGuardable => {
  const condiciones = [
    conNumero(sql`c.nro_comercio`, filtro.numero),
    si(filtro.cuit, (cuit) => sql`c.cuit = ${cuit}`),
    conContribuyente(filtro.contribuyente),
    conPalabras(enBusqueda(sql`c.nom_fantasia`), filtro.fantasia),
    conPalabras(enBusqueda(sql`c.calle`), filtro.calle),
    conNumero(sql`c.nro`, filtro.altura),
    conRecursoDe(abogado),
    conRecursoEnEtapa(filtro, abogado),
  ]
  return {
    ...searchWhere(whereAll(condiciones), abogado, orden),
    guardada: condiciones.some((condicion) => condicion !== undefined)
      ? undefined
      : {
          lista: 'comercios',
          filtro: '',
          orden: `${orden.orden} ${orden.sentido}`,
          de: ['padron'],
          clave: sql`nro_comercio`,
          recurso: sql`''::text`,
          columnas: sql`k.clave as nro_comercio`,
        },
  }
}

export const pageComercios = async (
  db: Db,
  filtro: FiltroDe<'comercios'>,
  abogado: string,
  pagina: Pagina & OrdenDeComercios,
): Promise<Paginado<ComercioDePadron>> => {
  const consulta = searchComercios(filtro, abogado, pagina)
  const { rows, total } = await selectPageGuardable<FilaDeComercio>(db, consulta, pagina)
  return { rows: rows.map(toComercio), total }
}

const TODOS = { pagina: 1, porPagina: 10_000, orden: 'NRO_COMERCIO', sentido: 'asc' } as const

export const findComerciosDeInmueble = async (
  db: Queryable,
  inmueble: number,
  abogado: string,
): Promise<ComercioDePadron[]> => {
  const donde = whereAll([sql`c.nro_inmueble = ${inmueble}`, conRecursoDe(abogado)])
  const consulta = searchWhere(donde, abogado, TODOS)
  const { rows } = await selectPage<FilaDeComercio>(db, consulta, TODOS)
  return rows.map(toComercio)
}
