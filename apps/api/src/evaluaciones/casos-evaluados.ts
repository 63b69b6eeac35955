import {
  CUENTAS,
  type Cuenta,
  type Fecha,
  type FechasDeMesa,
  GRUPO_JUDICIAL,
  type LapsoDeEvaluacion,
  LIMITES,
  type TiempoDeEtapa,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE } from '../casos/clave-de-caso.ts'
import { DERIVADAS, derivados, sumar, type TiempoDeTipo } from '../casos/derivar.ts'
import { diaDe, HISTORIA, resumenes, situacionesDe } from '../casos/resumir-historias.ts'

/** What a lot of lawyers is evaluated with. */
export interface Vara {
  readonly lapso: LapsoDeEvaluacion
  readonly fechas: FechasDeMesa
  /** The longest time to start an apremio. */
  readonly inicio: TiempoDeEtapa
  /** The stage types as they were when it was asked for: a run takes a while, and may go on another day. */
  readonly etapas?: readonly TiempoDeTipo[]
}

const n = (entero: number): SQL => sql.raw(String(entero))
const MISMO = (a: string, b: string): SQL =>
  sql.raw(`(${a}.tipo, ${a}.imponible, ${a}.recurso) = (${b}.tipo, ${b}.imponible, ${b}.recurso)`)

/** The cases of which something is dated after the range: their summary of today is not the one of its last day. */
const tocados = (hasta: Fecha): SQL => {
  const despues = (dia: SQL) => sql`${dia} > ${hasta}::date`
  return sql`
    select ${CLAVE} from situacion_historica where ${despues(sql`fecha`)}
    union select ${CLAVE} from situacion_aprendida s where exists (
      select from jsonb_to_recordset(s.situaciones) as x(fecha date) where ${despues(sql`x.fecha`)})
    union select ${CLAVE} from actuacion where ${despues(sql`fecha`)} or ${despues(diaDe(sql`baja`))}
    union select case categoria when 'inmueble' then 'I' else 'C' end, imponible::integer, recurso from titulo
      where imponible ~ '^[0-9]{1,9}$'
        and (${despues(diaDe(sql`creado`))} or ${despues(diaDe(sql`anulado`))})
    union select ${CLAVE} from traspaso_de_caso where ${despues(sql`dia`)}`
}

/** The day each case was got by who has it on the last day, within the range: `findTenencia`. */
const recibidos = ({ desde, hasta }: LapsoDeEvaluacion): SQL => sql`
    movidos as (
      select ${CLAVE} from situacion_historica where fecha > ${desde}::date and fecha <= ${hasta}::date
      union select ${CLAVE} from situacion_aprendida s where exists (
        select from jsonb_to_recordset(s.situaciones) as x(fecha date)
        where x.fecha > ${desde}::date and x.fecha <= ${hasta}::date)
    ),
    pasos as (
      select *, lag(legal) over orden as antes, last_value(legal) over (
        partition by ${CLAVE} order by fecha, id rows between unbounded preceding and unbounded following) as ultima
      from (${situacionesDe(sql`movidos`)}) x where fecha <= ${hasta}::date
      window orden as (partition by ${CLAVE} order by fecha, id)
    ),
    fechas_de_recibo as (
      select ${CLAVE}, max(fecha) as situacion, null::date as traspaso from pasos
      where legal = ultima and legal <> '' and antes is distinct from legal
      group by ${CLAVE} having max(fecha) > ${desde}::date
      union all
      select ${CLAVE}, null, dia from traspaso_de_caso where dia > ${desde}::date and dia <= ${hasta}::date
    ),
    recibidos as (
      select ${CLAVE}, case when exists (select from deuda d where ${MISMO('d', 'u')}
          and d.legal <> '' and d.estado <> 'CANCELADA') then u.traspaso else u.situacion end as recibido
      from (select ${CLAVE}, max(traspaso) as traspaso, max(situacion) as situacion
        from fechas_de_recibo group by ${CLAVE}) u
    )`

/** `runTermino`: past its last day, unless it counts from before FECHA_INICIAL. */
const vencido = (
  { lapso: { hasta }, fechas: { fechaInicial } }: Vara,
  desde: SQL,
  tiempo: SQL,
  unidad: SQL,
): SQL => {
  const cuenta = sql`(case when ${desde} is not null then greatest(${desde}, r.recibido) end)`
  return sql`coalesce(${hasta}::date > ${sumar(cuenta, tiempo, unidad)}
    and (${fechaInicial}::date is null or ${cuenta} >= ${fechaInicial}::date), false)`
}

const ESTA: Readonly<Record<Cuenta, SQL>> = {
  total: sql`m.activo`,
  a_radicar: sql`m.activo and not m.judicial`,
  sin_radicar: sql`v.sin_radicar`,
  archivados: sql`m.de_titulo and (m.activo or r.solapa = 'planDePagos')`,
  sin_archivar: sql`m.de_titulo and m.activo`,
  restantes: sql`m.activo and m.judicial`,
  faltantes: sql`v.faltante`,
  apremios: sql`m.activo and m.judicial and r.gp_id = ${n(GRUPO_JUDICIAL)}`,
  sin_movimientos: sql`m.activo and r.gp_id is null and not v.sin_radicar and not v.faltante`,
}

const HECHOS = sql.raw(
  [
    ...['mesa', 'solapa', 'con_titulo', 'gp_id', 'inicio_desde'],
    ...['plazo_desde', 'plazo_tiempo', 'plazo_unidad', 'recibido'],
  ].join(', '),
)

/** The columns of {@link casosEvaluados}, as `evaluacion_caso` has them. */
export const COLUMNAS_DE_CASO = sql`${CLAVE}, ${HECHOS}, cuentas`

/**
 * The cases of some lawyers that an evaluation counts, as they stood on its last day, with what it looks at and the
 * counts each is in: `findTenencia`, `buildCasoAEvaluar` and `decideCuentas` in one pass for all of them, held against
 * core by casos-evaluados.bases.test.ts.
 *
 * @param clases what each code of situation is for the rules (`unnestClases`)
 */
export const casosEvaluados = (vara: Vara, abogados: readonly string[], clases: SQL): SQL => {
  const { lapso, fechas, inicio, etapas } = vara
  const suyos = sql`abogado = any(${sql.param([...abogados])}::text[])`
  const historia = sql.raw(HISTORIA.join(', '))
  const inicial = vencido(
    vara,
    sql`r.inicio_desde`,
    n(inicio.tiempo),
    sql.raw(`'${inicio.unidad}'`),
  )
  const plazo = vencido(vara, sql`r.plazo_desde`, sql`r.plazo_tiempo`, sql`r.plazo_unidad`)
  const cuentas = CUENTAS.map(
    (cuenta) => sql`case when ${ESTA[cuenta]} then ${sql.raw(`'${cuenta}'`)} end`,
  )
  return sql`
    with c as materialized (select * from ${clases}),
    tocados as materialized (${tocados(lapso.hasta)}),
    ${recibidos(lapso)},
    base as (
      select ${CLAVE}, ${historia} from caso where ${suyos}
        and not exists (select from tocados t where ${MISMO('t', 'caso')})
      union all
      select ${CLAVE}, ${historia} from (${resumenes(sql`select * from tocados`, clases, lapso.hasta)}) antes
      where ${suyos}
    ),
    hechos as (
      select r.abogado, r.tipo, r.imponible, r.recurso, m.mesa,
        case m.mesa when 'judicial' then ${DERIVADAS.solapa_judicial} else ${DERIVADAS.solapa_extrajudicial} end as solapa,
        r.titulo is not null or r.hubo_titulo as con_titulo, r.gp_id,
        case when m.mesa = 'extrajudicial' then
          case when e.efectiva = 'gestionLegal' then e.efectiva_fecha else r.actuacion_fecha end end as inicio_desde,
        d.desde as plazo_desde,
        case p.origen when 'etapa' then t.tiempo when 'inicio' then f.inicio
          when 'sin-tiempo' then ${n(LIMITES.sinTiempo)} when 'historia' then ${n(LIMITES.soloHistoria)} end as plazo_tiempo,
        case p.origen when 'etapa' then t.tipo_tiempo when 'inicio' then f.inicio_unidad
          when 'sin-tiempo' then 'day' when 'historia' then 'day' end as plazo_unidad
      from ${derivados(sql`base`, { fechas, etapas })}
    ),
    con_recibo as (
      select h.*, x.recibido from hechos h left join recibidos x using (${CLAVE})
      where h.solapa in ('activos', 'planDePagos')
    )
    select r.abogado, ${CLAVE}, ${HECHOS}, q.cuentas from con_recibo r
    cross join lateral (select r.solapa = 'activos' as activo, r.mesa = 'judicial' as judicial,
      r.mesa = 'judicial' and r.con_titulo as de_titulo) m
    cross join lateral (select m.activo and not m.judicial and ${inicial} as sin_radicar,
      m.activo and m.judicial and ${plazo} as faltante) v
    cross join lateral (select array_remove(array[${sql.join(cuentas, sql.raw(', '))}], null) as cuentas) q
    where q.cuentas <> '{}'`
}
