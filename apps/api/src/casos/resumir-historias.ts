import { GRUPO_JUDICIAL, TIPOS_DE_MEDIDA, TIPOS_FIJOS, ZONA_HORARIA } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE } from './clave-de-caso.ts'

export const HISTORIA = [
  ...['situacion', 'situacion_fecha', 'hubo_gestion', 'hubo_titulo', 'hubo_plan', 'titulo'],
  ...['actuacion', 'actuacion_fecha', 'tp_id', 'gp_id', 'abogado', 'total'],
  ...['impulso', 'medida_vence', 'ingreso', 'saldada', 'saldada_sabida'],
] as const

const EN_ZONA = sql.raw(`'${ZONA_HORARIA}'`)

export const diaDe = (momento: SQL): SQL => sql`(${momento} at time zone ${EN_ZONA})::date`

/**
 * SQL for the value of a column in the newest row of a history. The newest row has the latest day and, on the same day,
 * the greatest id (D51).
 */
const primero = (columna: string): SQL =>
  sql.raw(`(array_agg(${columna} order by fecha desc, id desc))[1]`)

const APRENDIDA = sql`x.clase`

/**
 * Selects the changes of legal status of the given cases (table `k`). The class of a change comes from the catalogue
 * (table `c`). A change received from the municipality's service brings its own class.
 *
 * @param aprendida SQL for the class of a change received from the service
 */
export const situacionesDe = (k: SQL, aprendida = APRENDIDA): SQL => sql`
    select k.*, h.id, h.fecha, c.clase, h.legal
    from ${k} k join situacion_historica h using (${CLAVE}) join c on c.codigo = h.situacion
    union all
    select k.*, x.id::integer, x.fecha, ${aprendida}, x.legal from ${k} k join situacion_aprendida using (${CLAVE}),
      rows from (jsonb_to_recordset(situaciones) as (fecha date, clase text, legal text, situacion text)) with ordinality
        as x(fecha, clase, legal, situacion, id)`

/**
 * SQL for the day since which all the tax periods assigned to a lawyer are paid (`explainSaldada`).
 *
 * @param dia SQL for the day of one payment: when it was made, or when the product learned of it
 */
const siPaga = (dia: string): SQL =>
  sql.raw(`case when bool_and(cancelada is not null) then max(${dia}) end`)
const SALDADA = sql`${siPaga('coalesce(fecha_cobranza, cancelada)')} as saldada, ${siPaga('cancelada')} as saldada_sabida`

/** SQL conditions that select the present history of a case, without deleted or annulled rows. */
const HOY = {
  clave: CLAVE,
  fecha: sql`true`,
  actuacion: sql`vigente`,
  titulo: sql`t.anulado is null`,
  deuda: sql`select ${CLAVE}, sum(total) filter (where cancelada is null)::bigint as total,
      (array_agg(legal order by cancelada is null desc, anio desc, cuota desc))[1] as legal, ${SALDADA}
    from k join deuda using (${CLAVE}) where legal <> '' group by ${CLAVE}`,
  legal: sql`nullif(d.legal, '')`,
}
/**
 * SQL conditions that select the history of a case as it was known at the end of the day `al` (`conocidoAl`). A row
 * that was deleted or annulled later was in force on that day, so it counts.
 */
const COMO_ESTABA: typeof HOY = {
  clave: sql`${CLAVE}, al`,
  fecha: sql`fecha <= al`,
  actuacion: sql`fecha <= al and (vigente or ${diaDe(sql`baja`)} > al)`,
  titulo: sql`${diaDe(sql`t.creado`)} <= al and (t.anulado is null or ${diaDe(sql`t.anulado`)} > al)`,
  // Reads the debt of one case at a time. Most evaluations of lawyers need few cases, and reading the very large table
  // of debts whole would take longer.
  deuda: sql`select k.*, 0::bigint as total, x.legal, case when x.saldada <= al then x.saldada end as saldada, x.saldada_sabida
    from k left join lateral (
      select (array_agg(legal order by cancelada is null desc, anio desc, cuota desc))[1] as legal, ${SALDADA}
      from deuda x where (x.tipo, x.imponible, x.recurso) = (k.tipo, k.imponible, k.recurso) and x.legal <> '') x on true`,
  legal: sql`case when d.legal <> '' then coalesce((select x.de from traspaso_de_caso x
      where (x.tipo, x.imponible, x.recurso) = (k.tipo, k.imponible, k.recurso) and x.dia > k.al
      order by x.dia, x.id limit 1), d.legal) end`,
}

const n = (...enteros: readonly number[]): SQL => sql.raw(enteros.join(', '))

const IMPULSO = sql`case
  when bool_or(tp_id in (${n(TIPOS_FIJOS.radicacion, TIPOS_FIJOS.radicacionAnterior)}))
    and not bool_or(tp_id = ${n(TIPOS_FIJOS.sentencia)}) then max(fecha) end`

/**
 * SQL for the key of the precautionary measure that a legal action is about, as `findMedida` finds it. Actions with the
 * same registration (`inscripcion`) share a key. An action without registration has a key of its own.
 */
const MEDIDA = sql.raw(`coalesce(nullif(dato ->> 'inscripcion', ''), '#' || id)`)

/**
 * Returns SQL that summarises the history of each case that the query `claves` selects. A case without history gets
 * nulls.
 *
 * @param cuando 'hoy' (today) summarises the present history. 'al' (as of) summarises the history up to the day in the
 * column `al` of `claves`; `total` is then always 0
 */
export const resumenes = (
  claves: SQL,
  clases: SQL,
  cuando: 'hoy' | 'al' = 'hoy',
  aprendida: SQL = APRENDIDA,
): SQL => {
  const hubo = cuando === 'hoy' ? HOY : COMO_ESTABA
  return sql`
  with k as materialized (${claves}),
  c as materialized (select * from ${clases}),
  situaciones as (${situacionesDe(sql`k`, aprendida)}),
  s as (
    select ${hubo.clave}, ${primero('clase')} as situacion, max(fecha) as situacion_fecha, ${primero('legal')} as legal,
      bool_or(clase = 'gestionLegal') as gestion, bool_or(clase = 'tituloEjecutivo') as titulo,
      bool_or(clase = 'planDePagos') as plan, min(fecha) filter (where clase <> 'otra') as ingreso
    from situaciones where ${hubo.fecha} group by ${hubo.clave}
  ),
  a as (
    select distinct on (${hubo.clave}) k.*, id, fecha, tp_id, gp_id, abogado,
      min(fecha) over (partition by ${hubo.clave}) as primera
    from k join actuacion using (${CLAVE}) where ${hubo.actuacion} order by ${hubo.clave}, fecha desc, id desc
  ),
  j as (
    select ${hubo.clave}, ${IMPULSO} as impulso from k join actuacion using (${CLAVE})
    where gp_id = ${n(GRUPO_JUDICIAL)} and ${hubo.actuacion} group by ${hubo.clave}
  ),
  m as (
    select ${hubo.clave}, min(vence) as vence from (
      select distinct on (${hubo.clave}, ${MEDIDA}) k.*, (dato ->> 'vencemedida')::date as vence
      from k join actuacion using (${CLAVE})
      where tp_id in (${n(...TIPOS_DE_MEDIDA)}) and dato ->> 'vencemedida' is not null and ${hubo.actuacion}
      order by ${hubo.clave}, ${MEDIDA}, fecha desc, id desc) u
    group by ${hubo.clave}
  ),
  t as (
    select ${hubo.clave}, max(${diaDe(sql`creado`)}) as dia
    from (
      select k.*, t.creado from k join titulo t on t.categoria = case k.tipo when 'I' then 'inmueble' else 'comercio' end
        and t.imponible = k.imponible::text and t.recurso = k.recurso
      where ${hubo.titulo}) x
    group by ${hubo.clave}
  ),
  d as (${hubo.deuda})
  select k.*, s.situacion, s.situacion_fecha, coalesce(s.gestion, false) as hubo_gestion,
    coalesce(s.titulo, false) as hubo_titulo, coalesce(s.plan, false) as hubo_plan, t.dia as titulo,
    a.id as actuacion, a.fecha as actuacion_fecha, a.tp_id, a.gp_id,
    coalesce(${hubo.legal}, nullif(s.legal, ''), a.abogado, '') as abogado, coalesce(d.total, 0) as total,
    j.impulso, m.vence as medida_vence, d.saldada, d.saldada_sabida, coalesce(s.ingreso, least(a.primera, t.dia)) as ingreso
  from k left join s using (${hubo.clave}) left join a using (${hubo.clave})
    left join t using (${hubo.clave}) left join d using (${hubo.clave})
    left join j using (${hubo.clave}) left join m using (${hubo.clave})`
}
