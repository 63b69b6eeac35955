import type { Fecha, LapsoDeEvaluacion } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE } from '../casos/clave-de-caso.ts'
import { diaDe, HISTORIA, resumenes, situacionesDe } from '../casos/resumir-historias.ts'

export interface Evaluado {
  readonly abogado: string
  readonly lapso: LapsoDeEvaluacion
}

export const firstOf = (dias: readonly Fecha[]): Fecha => dias.reduce((a, b) => (a < b ? a : b))
const lastOf = (dias: readonly Fecha[]): Fecha => dias.reduce((a, b) => (a > b ? a : b))

const MISMO = (a: string, b: string): SQL =>
  sql.raw(`(${a}.tipo, ${a}.imponible, ${a}.recurso) = (${b}.tipo, ${b}.imponible, ${b}.recurso)`)

/**
 * Selects the cases with some event after the day `primero`, and the day of their last event. The event changed the
 * stored summary, so the summary no longer shows the case as it was on that day.
 */
const tocados = (primero: Fecha): SQL => {
  const despues = (dia: SQL) => sql`${dia} > ${primero}::date`
  const [baja, creado, anulado] = [sql`baja`, sql`creado`, sql`anulado`].map(diaDe) as [
    SQL,
    SQL,
    SQL,
  ]
  return sql`
    select ${CLAVE}, max(dia) as dia from (
      select ${CLAVE}, fecha as dia from situacion_historica where ${despues(sql`fecha`)}
      union all select ${CLAVE}, x.fecha from situacion_aprendida s
        cross join jsonb_to_recordset(s.situaciones) as x(fecha date) where ${despues(sql`x.fecha`)}
      union all select ${CLAVE}, greatest(fecha, ${baja}) from actuacion
        where ${despues(sql`fecha`)} or ${despues(baja)}
      union all select case categoria when 'inmueble' then 'I' else 'C' end, imponible::integer, recurso,
          greatest(${creado}, ${anulado}) from titulo
        where imponible ~ '^[0-9]{1,9}$' and (${despues(creado)} or ${despues(anulado)})
      union all select ${CLAVE}, dia from traspaso_de_caso where ${despues(sql`dia`)}
    ) x group by ${CLAVE}`
}

/**
 * Selects each case with recent events (table `tocados`), together with every lawyer who ever had the case. The history
 * of a case is recomputed only if one of these lawyers is evaluated.
 */
const MANOS = sql`
    select ${CLAVE}, abogado from tocados join caso using (${CLAVE})
    union all select ${CLAVE}, (select x.legal from deuda x where ${MISMO('x', 't')} and x.legal <> ''
        order by x.cancelada is null desc, x.anio desc, x.cuota desc limit 1) from tocados t
      where not exists (select from caso where ${MISMO('caso', 't')})
    union all select ${CLAVE}, de from tocados join traspaso_de_caso using (${CLAVE})
    union all select ${CLAVE}, legal from tocados join situacion_historica using (${CLAVE})
    union all select ${CLAVE}, x.legal from tocados join situacion_aprendida using (${CLAVE})
      cross join jsonb_to_recordset(situaciones) as x(legal text)
    union all select ${CLAVE}, abogado from tocados join actuacion using (${CLAVE})`

/**
 * A case may pass from lawyer to lawyer within the evaluated range of days. Selects the day on which the last of these
 * lawyers received the case. SQL with the rule of `findTenencia`.
 */
const recibidos = (entre: (dia: SQL) => SQL): SQL => sql`
    movidos as materialized (
      select ${CLAVE}, desde, hasta from base join situacion_historica h using (${CLAVE})
      where h.fecha > desde and h.fecha <= hasta and ${entre(sql`h.fecha`)}
      union select ${CLAVE}, desde, hasta from base join situacion_aprendida s using (${CLAVE})
        cross join jsonb_to_recordset(s.situaciones) as x(fecha date) where x.fecha > desde and x.fecha <= hasta
    ),
    pasos as (
      select *, lag(legal) over orden as antes, last_value(legal) over (partition by ${CLAVE}, hasta
        order by fecha, id rows between unbounded preceding and unbounded following) as ultima
      from (${situacionesDe(sql`movidos`)}) x where fecha <= hasta
      window orden as (partition by ${CLAVE}, hasta order by fecha, id)
    ),
    fechas_de_recibo as (
      select ${CLAVE}, hasta, max(fecha) as situacion, null::date as traspaso from pasos
      where legal = ultima and legal <> '' and antes is distinct from legal
      group by ${CLAVE}, desde, hasta having max(fecha) > desde
      union all
      select ${CLAVE}, hasta, null, dia from base join traspaso_de_caso using (${CLAVE})
      where dia > desde and dia <= hasta
    ),
    recibidos as materialized (
      select ${CLAVE}, hasta, case when exists (select from deuda d where ${MISMO('d', 'u')}
          and d.legal <> '') then u.traspaso else u.situacion end as recibido
      from (select ${CLAVE}, hasta, max(traspaso) as traspaso, max(situacion) as situacion
        from fechas_de_recibo group by ${CLAVE}, hasta) u
    )`

/**
 * Returns the tables (`with …`) with which an evaluation query begins. `base` has the cases of each lawyer on the last
 * day of the evaluated range. `recibidos` has the day on which the lawyer received each case.
 *
 * @param clases SQL for the class of each legal status code (`unnestClases`)
 * @param inicial earliest configured date FECHA_INICIAL. Cases without later events are left out, except in a payment
 * plan. Null leaves out no case
 */
export const casosMirados = (
  evaluados: readonly Evaluado[],
  clases: SQL,
  inicial: Fecha | null,
): SQL => {
  const column = (de: (uno: Evaluado) => string) => sql.param(evaluados.map(de))
  const desdes = evaluados.map(({ lapso }) => lapso.desde)
  const hastas = evaluados.map(({ lapso }) => lapso.hasta)
  const columnas = HISTORIA.filter((columna) => columna !== 'total')
  const historia = sql.raw(columnas.join(', '))
  // A case without events after the evaluated range uses the stored summary. A later day of payment (`saldada`) becomes
  // null, because the case was unpaid on the last day of the range.
  const deHoy = sql.raw(
    columnas
      .map((una) =>
        una === 'saldada' ? 'case when saldada <= hasta then saldada end as saldada' : una,
      )
      .join(', '),
  )
  const deAntes =
    new Set(hastas).size === 1
      ? sql`select ${CLAVE}, ${hastas[0]}::date as al from tocados`
      : sql`select distinct ${CLAVE}, q.hasta as al from (${MANOS}) m join quienes q using (abogado)
          join tocados t using (${CLAVE}) where t.dia > q.hasta`
  return sql`
    c as materialized (select * from ${clases}),
    quienes as materialized (
      select * from unnest(${column(({ abogado }) => abogado)}::text[], ${sql.param(desdes)}::date[],
        ${sql.param(hastas)}::date[]) as q(abogado, desde, hasta)
    ),
    tocados as materialized (${tocados(firstOf(hastas))}),
    antes as materialized (select * from (${resumenes(deAntes, clases, 'al')}) r),
    base as materialized (
      select ${CLAVE}, ${deHoy}, desde, hasta from caso join quienes using (abogado)
      where not exists (select from tocados t where ${MISMO('t', 'caso')} and t.dia > hasta)
        and (${inicial}::date is null or situacion = 'planDePagos'
          or hecho_judicial >= ${inicial}::date or hecho_extrajudicial >= ${inicial}::date)
      union all
      select ${CLAVE}, ${historia}, desde, hasta from antes r join quienes q using (abogado) where q.hasta = r.al
    ),
    ${recibidos((dia) => sql`${dia} > ${firstOf(desdes)}::date and ${dia} <= ${lastOf(hastas)}::date`)}`
}
