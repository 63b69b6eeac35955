import { eq, type SQL, sql } from 'drizzle-orm'
import { readVersionado } from '../casos/cuentas-guardadas.ts'
import type { Paginado } from '../municipio/deuda-proveedor.ts'
import { selectPage, whereAll } from '../municipio/embebido/listados-select-page.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Services } from '../platform/services.ts'
import { actuacion } from './actuacion-table.ts'
import type { FilaDeActuacion } from './actuacion-wire.ts'

type ConCuentas = Pick<Services, 'db' | 'cuentasGuardadas'>

/** Filter of the list of legal actions. A field that is '' or undefined does not filter. */
export interface FiltroDeActuaciones {
  readonly abogado: string
  readonly imponible?: string
  readonly recurso?: string
  readonly grupos?: readonly number[]
  readonly tpId?: number | null
  readonly desde?: string
  readonly hasta?: string
}

/**
 * SQL for the 'Apellido, Nombre' of the user whose DNI (national identity number) is in `columna`; '' when no user has
 * that DNI.
 */
export const autorDe = (columna: SQL): SQL => sql`coalesce((
  select u.apellido || ', ' || u.nombre from usuario u where u.dni = ${columna}), '')`

const DETALLE = sql`
  select p.n, a.id, a.tipo, a.imponible, a.recurso, a.abogado, a.fecha, a.tp_id, t.nombre as tipo_nombre,
    a.gp_id, g.nombre as gp_nombre, a.ingreso, a.obs, a.vigente, a.dato, a.version, a.lote, a.anterior, a.carta, a.baja,
    a.baja_motivo, ${autorDe(sql`a.baja_dni`)} as baja_autor, t.tiempo, t.tipo_tiempo, t.activo,
    t.evaluacion, t.show,
    coalesce((
      select json_agg(json_build_object('id', x.id, 'nombre', x.nombre, 'tamano', d.tamano, 'tipo', d.tipo,
        'autor', ${autorDe(sql`x.dni`)}, 'creado', x.creado) order by x.id)
      from actuacion_documento x join documento d on d.sha256 = x.documento where x.actuacion = a.id
    ), '[]'::json) as documentos
  from p join actuacion a on a.id = p.id
  join tipo_etapa t on t.tp_id = a.tp_id join grupo_etapa g on g.gp_id = a.gp_id`

const ORDEN = sql`fecha desc, id desc`

const conditions = (filtro: FiltroDeActuaciones): SQL => {
  const {
    abogado,
    imponible = '',
    recurso = '',
    grupos = [],
    tpId,
    desde = '',
    hasta = '',
  } = filtro
  return whereAll([
    abogado === '' ? undefined : sql`a.abogado = ${abogado}`,
    imponible === '' ? undefined : sql`a.imponible = ${Number(imponible)}`,
    recurso === '' ? undefined : sql`a.recurso = ${recurso}`,
    grupos.length === 0 ? undefined : sql`a.gp_id = any(${sql.param([...grupos])}::integer[])`,
    tpId === undefined || tpId === null ? undefined : sql`a.tp_id = ${tpId}`,
    desde === '' ? undefined : sql`a.fecha >= ${desde}`,
    hasta === '' ? undefined : sql`a.fecha <= ${hasta}`,
  ])
}

const page = (db: Queryable, filas: SQL, pagina: Pagina): Promise<Paginado<FilaDeActuacion>> =>
  selectPage<FilaDeActuacion>(db, { filas, orden: ORDEN, detalle: DETALLE }, pagina)

export const pageActuaciones = (
  db: Queryable,
  filtro: FiltroDeActuaciones,
  pagina: Pagina,
): Promise<Paginado<FilaDeActuacion>> =>
  page(db, sql`select a.id, a.fecha from actuacion a where ${conditions(filtro)}`, pagina)

/**
 * True when the filter has no condition besides the property or business and the tax. The list can then be read from
 * the stored case summaries, which have the last legal action of each case.
 */
const soloImponible = ({
  abogado,
  grupos = [],
  tpId,
  desde = '',
  hasta = '',
}: FiltroDeActuaciones) =>
  abogado === '' && grupos.length === 0 && (tpId ?? null) === null && desde === '' && hasta === ''

const ultimasDeCasos = (condicion: SQL): SQL => sql`
  select c.actuacion as id, c.actuacion_fecha as fecha from caso c
  where c.actuacion is not null and ${condicion}`

const countUltimas = async (db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from caso c where c.actuacion is not null`,
  )
  return rows[0]?.total ?? 0
}

/**
 * Reads a page of legal actions from the stored case summaries, which is much faster than reading all the actions. The
 * total number of rows stays cached until a case changes (R26).
 */
const pageTodasLasUltimas = async (
  { db, cuentasGuardadas }: ConCuentas,
  pagina: Pagina,
): Promise<Paginado<FilaDeActuacion>> => {
  const { porPagina } = pagina
  const filas = sql`${ultimasDeCasos(sql`true`)}
    order by c.actuacion_fecha desc, c.actuacion desc
    limit ${porPagina} offset ${(pagina.pagina - 1) * porPagina}`
  const leida = await cuentasGuardadas.readWith(
    'últimas actuaciones',
    () => readVersionado(db, countUltimas),
    () => readVersionado(db, (tx) => page(tx, filas, { pagina: 1, porPagina })),
  )
  return leida === undefined
    ? page(db, ultimasDeCasos(sql`true`), pagina)
    : { rows: leida.valor.rows, total: leida.cuenta }
}

export const pageUltimas = (
  services: ConCuentas,
  filtro: FiltroDeActuaciones,
  pagina: Pagina,
): Promise<Paginado<FilaDeActuacion>> => {
  const { imponible = '', recurso = '' } = filtro
  if (!soloImponible(filtro))
    return page(
      services.db,
      sql`select distinct on (a.tipo, a.imponible, a.recurso) a.id, a.fecha from actuacion a
        where a.vigente and ${conditions(filtro)}
        order by a.tipo, a.imponible, a.recurso, a.fecha desc, a.id desc`,
      pagina,
    )
  if (imponible === '' && recurso === '') return pageTodasLasUltimas(services, pagina)
  const condiciones = whereAll([
    // The primary key of the table `caso` begins with the type: 'I' for a property, 'C' for a business. Naming both
    // types lets PostgreSQL find the number in that key.
    imponible === '' ? undefined : sql`c.tipo in ('I', 'C') and c.imponible = ${Number(imponible)}`,
    recurso === '' ? undefined : sql`c.recurso = ${recurso}`,
  ])
  return page(services.db, ultimasDeCasos(condiciones), pagina)
}

export const findActuacion = async (
  db: Queryable,
  id: number,
): Promise<FilaDeActuacion | undefined> => {
  const filas = sql`select a.id, a.fecha from actuacion a where a.id = ${id}`
  const { rows } = await page(db, filas, { pagina: 1, porPagina: 1 })
  return rows[0]
}

export const lockActuacion = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(actuacion).where(eq(actuacion.id, id)).for('update')
  if (row === undefined) throw new Error(`Falta la actuación ${id}`)
  return row
}
