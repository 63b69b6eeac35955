import { ZONA_HORARIA } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { findClases, unnestClases } from './clases-de-situacion.ts'
import { CLAVE, type ClaveDeCaso, TODAS_LAS_CLAVES, unnestCasos } from './clave-de-caso.ts'
import { DERIVADAS, derivados } from './derivar.ts'

const HISTORIA = [
  ...['situacion', 'situacion_fecha', 'hubo_gestion', 'hubo_titulo', 'hubo_plan', 'titulo'],
  ...['actuacion', 'actuacion_fecha', 'tp_id', 'gp_id', 'abogado', 'total'],
] as const

const EN_ZONA = sql.raw(`'${ZONA_HORARIA}'`)

/** The last first: by date, then by number (D51). */
const primero = (columna: string): SQL =>
  sql.raw(`(array_agg(${columna} order by fecha desc, id desc))[1]`)

/** What the history of each of some cases (`k`) says; an item that has none gets a row of nulls. */
const resumenes = (claves: SQL, clases: SQL): SQL => sql`
  with k as materialized (${claves}),
  c as materialized (select * from ${clases}),
  situaciones as (
    select k.*, h.id, h.fecha, c.clase, h.legal
    from k join situacion_historica h using (${CLAVE}) join c on c.codigo = h.situacion
    union all
    select k.*, x.id::integer, x.fecha, x.clase, x.legal from k join situacion_aprendida using (${CLAVE}),
      rows from (jsonb_to_recordset(situaciones) as (fecha date, clase text, legal text)) with ordinality
        as x(fecha, clase, legal, id)
  ),
  s as (
    select ${CLAVE}, ${primero('clase')} as situacion, max(fecha) as situacion_fecha, ${primero('legal')} as legal,
      bool_or(clase = 'gestionLegal') as gestion, bool_or(clase = 'tituloEjecutivo') as titulo,
      bool_or(clase = 'planDePagos') as plan
    from situaciones group by ${CLAVE}
  ),
  a as (
    select distinct on (${CLAVE}) k.*, id, fecha, tp_id, gp_id, abogado
    from k join actuacion using (${CLAVE}) where vigente order by ${CLAVE}, fecha desc, id desc
  ),
  t as (
    select k.*, max((t.creado at time zone ${EN_ZONA})::date) as dia
    from k join titulo t on t.categoria = case k.tipo when 'I' then 'inmueble' else 'comercio' end
      and t.imponible = k.imponible::text and t.recurso = k.recurso
    where t.anulado is null group by k.tipo, k.imponible, k.recurso
  ),
  d as (
    select ${CLAVE}, sum(total)::bigint as total, (array_agg(legal order by anio desc, cuota desc))[1] as legal
    from k join deuda using (${CLAVE}) where legal <> '' and estado <> 'CANCELADA' group by ${CLAVE}
  )
  select k.tipo, k.imponible, k.recurso, s.situacion, s.situacion_fecha, coalesce(s.gestion, false) as hubo_gestion,
    coalesce(s.titulo, false) as hubo_titulo, coalesce(s.plan, false) as hubo_plan, t.dia as titulo,
    a.id as actuacion, a.fecha as actuacion_fecha, a.tp_id, a.gp_id,
    coalesce(nullif(d.legal, ''), nullif(s.legal, ''), a.abogado, '') as abogado, coalesce(d.total, 0) as total
  from k left join s using (${CLAVE}) left join a using (${CLAVE})
    left join t using (${CLAVE}) left join d using (${CLAVE})`

const COLUMNAS = [...HISTORIA, ...Object.keys(DERIVADAS)]
const list = (columnas: readonly string[], alias = ''): SQL =>
  sql.raw(columnas.map((columna) => `${alias}${columna}`).join(', '))

/** Writes what differs, and takes away the cases of which nothing is left. */
const write = async (tx: Tx, claves: SQL): Promise<void> => {
  const clases = unnestClases(await findClases(tx))
  const valores = [
    ...HISTORIA.map((columna) => sql`r.${sql.raw(columna)}`),
    ...Object.entries(DERIVADAS).map(([columna, valor]) => sql`${valor} as ${sql.raw(columna)}`),
  ]
  // Compiling a statement this long takes longer than running it.
  await tx.execute(sql`set local jit = off`)
  await tx.execute(sql`
    with nuevo as materialized (
      select r.tipo, r.imponible, r.recurso, ${sql.join(valores, sql.raw(', '))}
      from ${derivados(sql`(${resumenes(claves, clases)})`)}
    ),
    vacios as (
      delete from caso c using nuevo n
      where (c.tipo, c.imponible, c.recurso) = (n.tipo, n.imponible, n.recurso)
        and n.ultima_fecha is null
    )
    insert into caso as c (${CLAVE}, ${list(COLUMNAS)})
    select ${CLAVE}, ${list(COLUMNAS)} from nuevo where ultima_fecha is not null
    on conflict (${CLAVE}) do update set (${list(COLUMNAS)}) = row(${list(COLUMNAS, 'excluded.')})
    where (${list(COLUMNAS, 'c.')}) is distinct from (${list(COLUMNAS, 'excluded.')})`)
}

const CANDADO = sql.raw(`hashtext('apremia.casos')`)

/** Waits until nobody is refreshing, and until the transaction ends nobody does: what the rules rest on changes. */
export const holdCasos = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${CANDADO})`)
}

const distintas = (claves: readonly ClaveDeCaso[]): SQL =>
  sql`select distinct ${CLAVE} from ${unnestCasos(claves)}`

/**
 * Brings the summary of some cases up to date with their history, in the transaction that changed it. Whoever else
 * changes one of them waits: each refresh sees all that was there before it.
 */
export const refreshCasos = async (tx: Tx, claves: readonly ClaveDeCaso[]): Promise<void> => {
  if (claves.length === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${CANDADO})`)
  // Makes a place for the new ones and keeps the place of the others, always in the same order; what is read then is
  // read by a statement that began when the places were kept.
  await tx.execute(sql`
    insert into caso as c (${CLAVE}) select ${CLAVE} from (${distintas(claves)}) u order by ${CLAVE}
    on conflict (${CLAVE}) do update set tipo = excluded.tipo`)
  await write(tx, distintas(claves))
}

/** The whole municipality in one statement: after a load. Nobody else writes cases meanwhile. */
export const refreshTodosLosCasos = async (tx: Tx): Promise<void> => {
  await holdCasos(tx)
  await tx.execute(sql`lock table caso in exclusive mode`)
  await tx.execute(sql`set local work_mem = '64MB'`)
  await write(tx, TODAS_LAS_CLAVES)
}
