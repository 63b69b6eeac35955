import {
  CLAVES_DE_MESA,
  type ClaveDeMesa,
  type ClaveDeParametro,
  type Fecha,
  type FechasDeMesa,
  FILAS_INICIALES,
  type FilaDeParametro,
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
  LIMITES_DE_CASO,
  type Mesa,
  type TiempoDeEtapa,
  ULTIMA_FECHA,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'

/** Writes a constant as an SQL literal. As a query parameter, the constant would need an explicit type. */
const n = (entero: number): SQL => sql.raw(String(entero))
const t = (texto: string): SQL => sql.raw(`'${texto}'`)

const ULTIMA = sql`date ${t(ULTIMA_FECHA)}`
const JUDICIAL = t('judicial' satisfies Mesa)
const EXTRAJUDICIAL = t('extrajudicial' satisfies Mesa)

/**
 * SQL with the rule of `sumarTiempo` in packages/core: adds a time limit to a day. The result is never after
 * `ULTIMA_FECHA`. PostgreSQL itself computes that one year after 29 February is 28 February.
 */
export const sumar = (
  desde: SQL,
  tiempo: SQL,
  unidad: SQL,
): SQL => sql`least(${ULTIMA}, case ${unidad}
  when 'year' then (${desde} + make_interval(years => ${tiempo}))::date
  when 'day' then ${desde} + ${tiempo}
  when 'hour' then ${desde} + ${tiempo} / 24
  when 'minute' then ${desde} + ${tiempo} / 1440 end)`

export const valorDe = (clave: ClaveDeMesa): SQL => sql`(select valor::date from parametro
  where clave = ${t(clave)} order by vigente_desde desc limit 1)`

export interface TiempoDeTipo {
  readonly tpId: number
  readonly inicia: boolean
  readonly tiempo: TiempoDeEtapa | null
}

/**
 * Proposed change of the configuration, for a dry run. The first form has new dates of the work lists and, optionally,
 * new time limits of several kinds of legal action. The second form has a new time limit of one kind.
 */
export type Supuesto =
  | { readonly fechas: FechasDeMesa; readonly etapas?: readonly TiempoDeTipo[] | undefined }
  | { readonly tpId: number; readonly tiempo: TiempoDeEtapa | null }

const TIPOS = sql`tipo_etapa`

const tiposCon = (tpId: number, tiempo: TiempoDeEtapa | null): SQL => sql`(
  select tp_id, inicia_apremio,
    case when tp_id = ${tpId} then ${tiempo?.tiempo ?? null}::integer else tiempo end as tiempo,
    case when tp_id = ${tpId} then ${tiempo?.unidad ?? null}::text else tipo_tiempo end as tipo_tiempo
  from tipo_etapa)`

const tiposDe = (etapas: readonly TiempoDeTipo[]): SQL => {
  const filas = etapas.map(({ tpId, inicia, tiempo }) => ({
    ...{ tp_id: tpId, inicia_apremio: inicia },
    ...{ tiempo: tiempo?.tiempo ?? null, tipo_tiempo: tiempo?.unidad ?? null },
  }))
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
    as x(tp_id integer, inicia_apremio boolean, tiempo integer, tipo_tiempo text))`
}

const tiposSegun = (supuesto: Supuesto | undefined): SQL => {
  if (supuesto === undefined) return TIPOS
  if ('tpId' in supuesto) return tiposCon(supuesto.tpId, supuesto.tiempo)
  return supuesto.etapas ? tiposDe(supuesto.etapas) : TIPOS
}

/**
 * SQL for the values of a parameter, each with the day from which it applies. A stored value replaces the product's
 * initial value of the same day. In a dry run, only the values of `supuestas` count.
 */
const filasDe = (clave: ClaveDeParametro, supuestas?: readonly FilaDeParametro[]): SQL => {
  if (supuestas) {
    const propias = supuestas.filter((fila) => fila.clave === clave)
    return sql`(select * from jsonb_to_recordset(${JSON.stringify(
      propias.map(({ vigenteDesde, valor }) => ({ desde: vigenteDesde, valor })),
    )}::jsonb) as v(desde date, valor text))`
  }
  const iniciales = FILAS_INICIALES.filter((fila) => fila.clave === clave).map(
    ({ vigenteDesde, valor }) => sql`(date ${t(vigenteDesde)}, ${t(valor)})`,
  )
  return sql`(select vigente_desde as desde, valor from parametro where clave = ${t(clave)}
    union all select v.desde, v.valor from (values ${sql.join(iniciales, sql.raw(', '))}) v(desde, valor)
    where not exists (select from parametro p where p.clave = ${t(clave)} and p.vigente_desde = v.desde))`
}

const feriasDe = (supuestas?: readonly FilaDeParametro[]): SQL =>
  sql`(select array_agg(desde order by desde) as feria_desde, array_agg(hasta order by desde) as feria_hasta
  from (select desde, least(valor::date, lead(desde) over (order by desde) - 1) as hasta
    from ${filasDe('juicio.feriaHasta', supuestas)} x) y where hasta >= desde)`

const mesesDe = (supuestas?: readonly FilaDeParametro[]): SQL =>
  sql`(select array_agg(desde order by desde) as meses_desde, array_agg(valor::integer order by desde) as meses
  from ${filasDe('juicio.mesesDeCaducidad', supuestas)} x)`

/**
 * SQL with the rule of `computeCaducidad` (packages/core): the last day to act before a lawsuit lapses for inactivity.
 * If the last legal action falls in a judicial recess, the time limit starts when the recess ends. Each later recess
 * extends the time limit by the days of the recess.
 */
const CADUCIDAD = sql`case when r.impulso is not null and r.saldada is null and not coalesce(s.en_plan, false) then (
  select least(${ULTIMA}, b.hasta + coalesce(sum(x.dias) filter (where x.desde <= b.hasta + x.antes), 0)::integer)
  from (select i.desde, (i.desde + make_interval(months => i.meses))::date as hasta
    from (select coalesce((select q.hasta from unnest(f.feria_desde, f.feria_hasta) q(desde, hasta)
        where r.impulso between q.desde and q.hasta), r.impulso) as desde,
      coalesce((select q.meses from unnest(f.meses_desde, f.meses) q(desde, meses)
        where q.desde <= r.impulso order by q.desde desc limit 1), f.meses[1]) as meses) i) b
  left join lateral (select q.desde, q.hasta - q.desde + 1 as dias,
      (sum(q.hasta - q.desde + 1) over (order by q.desde) - (q.hasta - q.desde + 1))::integer as antes
    from unnest(f.feria_desde, f.feria_hasta) q(desde, hasta) where q.desde > b.desde) x on true
  group by b.hasta) end`

const fechasDe = (
  supuestas: FechasDeMesa | undefined,
  tipos: SQL,
  instancia: readonly FilaDeParametro[] | undefined,
): SQL => {
  const valores = Object.entries(CLAVES_DE_MESA).map(([clave, campo]) => {
    const valor = supuestas ? sql`${supuestas[campo]}::date` : valorDe(clave as ClaveDeMesa)
    return sql`${valor} as ${sql.identifier(clave)}`
  })
  return sql`(select ${sql.join(valores, sql.raw(', '))}, i.tiempo as inicio, i.tipo_tiempo as inicio_unidad,
      feria_desde, feria_hasta, meses_desde, meses
    from ${feriasDe(instancia)} ferias cross join ${mesesDe(instancia)} meses left join ${tipos} i on i.inicia_apremio)`
}

export const INICIAL = sql`f."FECHA_INICIAL"`
const SIN_EVALUAR = sql`f."SIN_EVALUAR"`

/** SQL condition for the cases whose deadline has passed (the colour 'vencido' in `decideColor`). */
export const esVencido = (
  de: Readonly<Record<'mesa' | 'judicial' | 'extrajudicial' | 'vence' | 'desde' | 'inicial', SQL>>,
  hoy: Fecha,
): SQL => sql`coalesce(${de.vence} < ${hoy}::date and (${de.inicial} is null or ${de.desde} >= ${de.inicial})
  and case ${de.mesa} when ${JUDICIAL} then ${de.judicial} else ${de.extrajudicial} end
    is distinct from 'sinEvaluar', false)`

/** SQL with the rule of `findHechoDeMesa` in packages/core: the day of the event that puts a case on a work list. */
const hechoDe = (clase: string, grupo: number): SQL => sql`greatest(
  case when e.efectiva = ${t(clase)} then e.efectiva_fecha end,
  case when r.gp_id = ${n(grupo)} then r.actuacion_fecha end)`

/** SQL with the rule of `decideSolapa` in packages/core: the tab of a work list that shows the case. */
const solapaDe = (mesa: SQL, hecho: SQL): SQL => sql`case
  when e.en_plan then case when m.mesa = ${mesa} then 'planDePagos' end
  when ${hecho} is null then null
  when ${INICIAL} is null or ${hecho} >= ${INICIAL} then 'activos'
  when ${SIN_EVALUAR} is null or ${hecho} >= ${SIN_EVALUAR} then 'sinEvaluar' end`

export const DERIVADAS = {
  efectiva: sql`e.efectiva`,
  efectiva_fecha: sql`e.efectiva_fecha`,
  mesa: sql`m.mesa`,
  solapa_judicial: solapaDe(JUDICIAL, sql`h.judicial`),
  solapa_extrajudicial: solapaDe(EXTRAJUDICIAL, sql`h.extrajudicial`),
  todos_judicial: sql`(r.hubo_titulo or r.titulo is not null
    or coalesce(r.gp_id = ${n(GRUPO_JUDICIAL)}, false) or (r.hubo_plan and m.mesa = ${JUDICIAL}))`,
  todos_extrajudicial: sql`(r.hubo_gestion
    or coalesce(r.gp_id = ${n(GRUPO_EXTRAJUDICIAL)}, false) or (r.hubo_plan and m.mesa = ${EXTRAJUDICIAL}))`,
  hecho_judicial: sql`h.judicial`,
  hecho_extrajudicial: sql`h.extrajudicial`,
  vence: sql`case p.origen
    when 'etapa' then ${sumar(sql`d.desde`, sql`t.tiempo`, sql`t.tipo_tiempo`)}
    when 'inicio' then ${sumar(sql`d.desde`, sql`f.inicio`, sql`f.inicio_unidad`)}
    when 'sin-tiempo' then least(${ULTIMA}, d.desde + ${n(LIMITES_DE_CASO.sinTiempo)})
    when 'historia' then least(${ULTIMA}, d.desde + ${n(LIMITES_DE_CASO.soloHistoria)}) end`,
  plazo_desde: sql`d.desde`,
  plazo_origen: sql`p.origen`,
  ultima_fecha: sql`greatest(r.actuacion_fecha, r.situacion_fecha, r.titulo)`,
  limite: sql`case when r.saldada is null then least(${ULTIMA}, coalesce(r.actuacion_fecha, e.efectiva_fecha) + ${n(LIMITES_DE_CASO.limite)}) end`,
  caducidad: CADUCIDAD,
} as const satisfies Readonly<Record<string, SQL>>

/**
 * SQL that computes the present data of each case, such as its deadline and its work list. casos.db.test.ts checks that
 * packages/core computes the same data.
 *
 * @param filas SQL for rows that summarise the history of each case
 * @param supuesto proposed settings of a dry run, instead of the stored ones
 * @param instancia proposed values of parameters in a dry run, instead of the stored ones
 */
export const derivados = (
  filas: SQL,
  supuesto?: Supuesto,
  instancia?: readonly FilaDeParametro[],
): SQL => {
  const tipos = tiposSegun(supuesto)
  const fechas = supuesto && 'fechas' in supuesto ? supuesto.fechas : undefined
  return sql`${filas} r
  cross join ${fechasDe(fechas, tipos, instancia)} f
  left join ${tipos} t on t.tp_id = r.tp_id
  cross join lateral (select r.situacion = 'planDePagos'
      and (r.actuacion_fecha is null or r.actuacion_fecha <= r.situacion_fecha) as en_plan,
    r.titulo is null or coalesce(r.situacion in ('planDePagos', 'tituloEjecutivo'), false) as propia) s
  cross join lateral (select s.en_plan,
    case when s.propia then r.situacion else 'tituloEjecutivo' end as efectiva,
    case when s.propia then r.situacion_fecha else greatest(r.situacion_fecha, r.titulo) end as efectiva_fecha) e
  cross join lateral (select case
    when r.titulo is not null then ${JUDICIAL}
    when r.actuacion is not null then
      case when r.gp_id = ${n(GRUPO_EXTRAJUDICIAL)} then ${EXTRAJUDICIAL} else ${JUDICIAL} end
    when e.efectiva = 'tituloEjecutivo' then ${JUDICIAL} else ${EXTRAJUDICIAL} end as mesa) m
  cross join lateral (select ${hechoDe('tituloEjecutivo', GRUPO_JUDICIAL)} as judicial,
    ${hechoDe('gestionLegal', GRUPO_EXTRAJUDICIAL)} as extrajudicial) h
  cross join lateral (select case
    when r.saldada is not null then null
    when t.tiempo is not null then 'etapa'
    when e.efectiva = 'gestionLegal' and m.mesa = ${EXTRAJUDICIAL} and f.inicio is not null
      and (r.actuacion_fecha is null or r.actuacion_fecha <= e.efectiva_fecha) then 'inicio'
    when r.gp_id = ${n(GRUPO_EXTRAJUDICIAL)} then 'sin-tiempo'
    when r.actuacion is null and e.efectiva is not null then 'historia' end as origen) p
  cross join lateral (select case
    when p.origen in ('etapa', 'sin-tiempo') then r.actuacion_fecha
    when p.origen is not null then e.efectiva_fecha end as desde) d`
}
