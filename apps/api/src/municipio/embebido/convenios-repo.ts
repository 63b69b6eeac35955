import {
  type Centavos,
  type Fecha,
  formatFecha,
  textos,
  type VigenciaDeConvenio,
  wireAmount,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { type DeQuien, esDelContribuyente } from '../../casos/suyos-de-contribuyente.ts'
import { alfabetico } from '../../platform/db/alfabetico.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { Pagina } from '../../platform/http/pagina.ts'
import type {
  ConvenioEnLista,
  DatosDeConvenio,
  FiltroDeConvenios,
  FiltroDeImponible,
  PaginaDeConvenios,
  Paginado,
} from '../deuda-proveedor.ts'
import { enBusqueda, tienePalabras } from './listados-por-nombre.ts'
import { selectPage, sentidoSql, whereAll } from './listados-select-page.ts'
import { ofImponible } from './situaciones-repo.ts'

interface FilaDePlan {
  readonly recurso: string
  readonly imponible: number
  readonly cuotas: number
  readonly monto: Centavos
  readonly contribuyente: string
  readonly plan_tipo: string
  readonly i50: string
  readonly estado_retiro: number
}

export interface CabeceraDeConvenio {
  readonly id: number
  readonly version: number
  readonly convenio: string
  /**
   * State of an agreement of the former system: in force, or how it ended. Null for an agreement made in this product.
   */
  readonly vigencia: VigenciaDeConvenio | null
  readonly documento: string | null
  readonly codexterno: string
  readonly activo: boolean
  readonly fechaconf: Fecha
  readonly fechacarga: Fecha
  readonly fc_confirma: Fecha | null
  readonly frm_dni: string
  readonly frm_nombre: string
  readonly frm_tel: string
  readonly frm_cel: string
  readonly frm_email: string
  readonly frm_loc: string
  readonly frm_dir: string
  readonly apellido: string
  readonly nombre: string
  readonly firma_caracter_id: number
  readonly caracter: string
}

interface FilaDeConvenio extends CabeceraDeConvenio {
  readonly planes: readonly FilaDePlan[]
}

interface FilaCompleta extends FilaDeConvenio {
  readonly firma_caracter_otros: string
  readonly estado_id: number
  readonly estporc: string
  readonly estgstfijo: Centavos
  readonly otgastos: Centavos
  readonly obsotgastos: string
  readonly frmpg_id: number
  readonly montopago: Centavos
  readonly cuotaspago: number
  readonly obs: string
  readonly periodos: readonly {
    readonly recurso: string
    readonly imponible: number
    readonly anio: number
    readonly cuota: number
  }[]
}

export const toCabecera = (fila: CabeceraDeConvenio) => ({
  id: fila.id,
  convenio: fila.convenio,
  vigencia: fila.vigencia,
  // An agreement made in this product is printed on request. An agreement of the former system has a PDF only if the
  // municipality's data package included one.
  con_pdf: fila.vigencia === null || fila.documento !== null,
  codexterno: fila.codexterno,
  estado: fila.activo ? ('1' as const) : ('0' as const),
  fechaconf: fila.fechaconf,
  fechacarga: fila.fechacarga,
  fc_confirma: fila.fc_confirma,
  format_confirma:
    fila.fc_confirma === null ? textos.convenios.sinConfirmar : formatFecha(fila.fc_confirma),
  frm_dni: fila.frm_dni,
  frm_nombre: fila.frm_nombre,
  frm_tel: fila.frm_tel,
  frm_cel: fila.frm_cel,
  frm_email: fila.frm_email,
  frm_loc: fila.frm_loc,
  frm_dir: fila.frm_dir,
  convenio_abogado: {
    codexterno: fila.codexterno,
    apellido: fila.apellido,
    nombre: fila.nombre,
  },
  convenio_convfirma: { id: fila.firma_caracter_id, nombre: fila.caracter },
})

const toConvenio = (fila: FilaDeConvenio): ConvenioEnLista => ({
  ...toCabecera(fila),
  convenio_convpp: fila.planes.map((plan) => ({
    r: plan.recurso,
    i: plan.imponible,
    c: plan.cuotas,
    m: wireAmount(plan.monto),
    cnt: plan.contribuyente,
    plan: plan.plan_tipo,
    i50: plan.i50,
    estado_retiro: plan.estado_retiro,
  })),
})

const planesDe = (alias: SQL): SQL => sql`coalesce((
  select json_agg(cp order by cp.tipo, cp.imponible, cp.recurso)
  from convenio_plan cp where cp.convenio_id = ${alias}.id), '[]'::json)`

const DETALLE = sql`
  select p.*, a.apellido, a.nombre, k.nombre as caracter, ${planesDe(sql`p`)} as planes
  from p join abogado a on a.codexterno = p.codexterno
  join convenio_caracter k on k.id = p.firma_caracter_id`

const ofAbogado = (abogado: string): SQL | undefined =>
  abogado === '' ? undefined : sql`c.codexterno = ${abogado}`

const overImponible = (filtro: Pick<FiltroDeImponible, 'imponible' | 'recurso'>) =>
  filtro.imponible === '' && filtro.recurso === ''
    ? undefined
    : sql`c.id in (select cp.convenio_id from convenio_plan cp
        where ${whereAll(ofImponible(sql`cp`, filtro))})`

const overContribuyente = (deQuien: DeQuien | undefined) =>
  deQuien &&
  sql`c.id in (select cp.convenio_id from convenio_plan cp where ${esDelContribuyente(
    { tipo: sql`cp.tipo`, imponible: sql`cp.imponible`, recurso: sql`cp.recurso` },
    deQuien,
  )})`

const toPage = ({ rows, total }: Paginado<FilaDeConvenio>) => ({
  rows: rows.map((fila) => ({ ...toConvenio(fila), version: fila.version })),
  total,
})

const ordenDe = ({ orden, sentido }: PaginaDeConvenios): SQL => {
  const columna = {
    fecha: sql`fechaconf`,
    convenio: sql`convenio`,
    abogado: sql`codexterno`,
    firmante: alfabetico(sql`frm_nombre`),
  }[orden]
  return sql`${columna} ${sentidoSql(sentido)}, id ${sentidoSql(sentido)}`
}

/**
 * Returns a page of the agreements that match the filter. Deleted agreements are left out. With `ids`, only agreements
 * with these ids are returned.
 */
export const pageConvenios = async (
  db: Queryable,
  filtro: FiltroDeConvenios,
  pagina: PaginaDeConvenios,
  ids: readonly number[] | null = null,
  deQuien?: DeQuien | undefined,
): Promise<Paginado<ConvenioEnLista & { readonly version: number }>> => {
  const { convenio, firmante, dni, desde, hasta, confirmado } = filtro
  const donde = whereAll([
    sql`c.activo`,
    ids === null ? undefined : sql`c.id = any(${sql.param([...ids])}::integer[])`,
    ofAbogado(filtro.abogado),
    overImponible(filtro),
    overContribuyente(deQuien),
    convenio === '' ? undefined : sql`c.convenio = ${convenio}`,
    tienePalabras(enBusqueda(sql`c.frm_nombre`), firmante),
    dni === '' ? undefined : sql`c.frm_dni = ${dni}`,
    desde === '' ? undefined : sql`c.fechaconf >= ${desde}`,
    hasta === '' ? undefined : sql`c.fechaconf <= ${hasta}`,
    confirmado === '' ? undefined : sql`(c.fc_confirma is not null) = ${confirmado === '1'}`,
  ])
  const filas = sql`select c.* from convenio c where ${donde}`
  const consulta = { filas, orden: ordenDe(pagina), detalle: DETALLE }
  return toPage(await selectPage<FilaDeConvenio>(db, consulta, pagina))
}

export const pageConveniosDe = async (
  db: Queryable,
  filtro: FiltroDeImponible,
  pagina: Pagina,
): Promise<Paginado<ConvenioEnLista>> => {
  const donde = whereAll([ofAbogado(filtro.abogado), overImponible(filtro)])
  const filas = sql`select c.* from convenio c where ${donde}`
  const orden = sql`fechaconf desc, id desc`
  const consulta = { filas, orden, detalle: DETALLE }
  const { rows, total } = await selectPage<FilaDeConvenio>(db, consulta, pagina)
  return { rows: rows.map(toConvenio), total }
}

export const findConvenio = async (db: Queryable, id: number): Promise<DatosDeConvenio | null> => {
  const { rows } = await db.execute<FilaCompleta & Record<string, unknown>>(sql`
    select c.*, a.apellido, a.nombre, k.nombre as caracter, ${planesDe(sql`c`)} as planes, coalesce((
      select json_agg(q order by q.tipo, q.imponible, q.recurso, q.anio, q.cuota)
      from convenio_cuota q where q.convenio_id = c.id), '[]'::json) as periodos
    from convenio c join abogado a on a.codexterno = c.codexterno
    join convenio_caracter k on k.id = c.firma_caracter_id
    where c.id = ${id}`)
  const [fila] = rows
  if (fila === undefined) return null
  return {
    ...toConvenio(fila),
    firma_caracter_id: fila.firma_caracter_id,
    firma_caracter_otros: fila.firma_caracter_otros,
    estado_id: fila.estado_id,
    estporc: fila.estporc,
    estgstfijo: wireAmount(fila.estgstfijo),
    otgastos: wireAmount(fila.otgastos),
    obsotgastos: fila.obsotgastos,
    frmpg_id: fila.frmpg_id,
    montopago: wireAmount(fila.montopago),
    cuotaspago: fila.cuotaspago,
    obs: fila.obs,
    convenio_convppcuotas: fila.periodos.map((periodo) => ({
      r: periodo.recurso,
      i: periodo.imponible,
      a: periodo.anio,
      c: periodo.cuota,
    })),
  }
}
