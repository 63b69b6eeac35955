import {
  CUENTAS,
  type Cuenta,
  type FechasDeMesa,
  GRUPO_EXTRAJUDICIAL,
  GRUPO_JUDICIAL,
  type LapsoDeEvaluacion,
  LIMITES_DE_CASO,
  type TiempoDeEtapa,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE } from '../casos/clave-de-caso.ts'
import { DERIVADAS, derivados, sumar, type TiempoDeTipo } from '../casos/derivar.ts'
import { diaDe, situacionesDe } from '../casos/resumir-historias.ts'

export interface ReglasDelRango {
  readonly fechas: FechasDeMesa
  /** Time limit for the lawyer to start the legal collection proceedings (apremio) of a case. */
  readonly inicio: TiempoDeEtapa
  /**
   * Time limits of the stage types (kinds of legal action) at the moment of the request. A job that evaluates many
   * lawyers may end on a later day, with other time limits in the configuration.
   */
  readonly etapas?: readonly TiempoDeTipo[]
}

export interface Vara extends ReglasDelRango {
  readonly lapso: LapsoDeEvaluacion
}

const n = (entero: number): SQL => sql.raw(String(entero))

/**
 * SQL condition: the lawyer missed a time limit that ended before the last day of the evaluated range (`runTermino` in
 * core). The time counts from the day `desde`, or from the later day on which the lawyer received the case.
 *
 * A time limit that counts from a day before the configured date FECHA_INICIAL is never missed.
 */
const vencido = (
  { fechas: { fechaInicial } }: ReglasDelRango,
  desde: SQL,
  tiempo: SQL,
  unidad: SQL,
): SQL => {
  const cuenta = sql`(case when ${desde} is not null then greatest(${desde}, r.recibido) end)`
  return sql`coalesce(r.hasta > ${sumar(cuenta, tiempo, unidad)}
    and (${fechaInicial}::date is null or ${cuenta} >= ${fechaInicial}::date), false)`
}

export const ESTA: Readonly<Record<Cuenta, SQL>> = {
  total: sql`activo`,
  a_radicar: sql`activo and not judicial`,
  sin_radicar: sql`sin_radicar`,
  archivados: sql`de_titulo and (activo or solapa = 'planDePagos')`,
  sin_archivar: sql`de_titulo and activo`,
  restantes: sql`activo and judicial`,
  faltantes: sql`faltante`,
  apremios: sql`activo and judicial and gp_id = ${n(GRUPO_JUDICIAL)}`,
  sin_movimientos: sql`activo and gp_id is null and not sin_radicar and not faltante`,
}

const ESTE = sql`(select o.tipo, o.imponible, o.recurso)`

/**
 * SQL of `findInicioDesde`: the day from which the lawyer's time limit to start legal collection proceedings counts.
 * The column `gestion` has that day for a case in 'Gestión Legal' (legal collection). The subqueries then do not run.
 */
const INICIO_DESDE = sql`case when o.mesa = 'extrajudicial' then coalesce(o.gestion, (
    select coalesce(max(fecha) filter (where clase = 'gestionLegal'), max(fecha) filter (where clase = 'tituloEjecutivo'))
    from (${situacionesDe(ESTE)}) x where fecha <= o.hasta
  ), (
    select min(fecha) from actuacion a where (a.tipo, a.imponible, a.recurso) = (o.tipo, o.imponible, o.recurso)
      and a.gp_id = ${n(GRUPO_EXTRAJUDICIAL)} and a.fecha <= o.hasta and (a.vigente or ${diaDe(sql`a.baja`)} > o.hasta)
  )) end`

const HECHOS = sql.raw(
  [
    ...['mesa', 'solapa', 'con_titulo', 'gp_id', 'inicio_desde'],
    ...['plazo_desde', 'plazo_tiempo', 'plazo_unidad', 'recibido', 'saldada'],
  ].join(', '),
)

export const COLUMNAS_DE_CASO = sql`${CLAVE}, ${HECHOS}, cuentas`

/**
 * Selects, for each case of the table `base`, the data with which `buildCasoAEvaluar` and `decideCuentas` evaluate the
 * case. The `with` clause of `casosMirados`, which defines `base`, must come before this SQL.
 */
export const casosJuzgados = (reglas: ReglasDelRango): SQL => {
  const { fechas, inicio, etapas } = reglas
  const inicial = vencido(
    reglas,
    sql`r.inicio_desde`,
    n(inicio.tiempo),
    sql.raw(`'${inicio.unidad}'`),
  )
  const plazo = vencido(reglas, sql`r.plazo_desde`, sql`r.plazo_tiempo`, sql`r.plazo_unidad`)
  // Each `offset 0` prevents PostgreSQL from merging a subquery into the query around it. After a merge, PostgreSQL
  // would compute twice each value that is used twice.
  return sql`
    select r.*, r.activo and not r.judicial and ${inicial} as sin_radicar, r.activo and r.judicial and ${plazo} as faltante
    from (
      select o.*, ${INICIO_DESDE} as inicio_desde, x.recibido, solapa = 'activos' as activo, mesa = 'judicial' as judicial,
        mesa = 'judicial' and con_titulo as de_titulo
      from (
        select r.abogado, r.tipo, r.imponible, r.recurso, r.hasta, m.mesa,
          case m.mesa when 'judicial' then ${DERIVADAS.solapa_judicial} else ${DERIVADAS.solapa_extrajudicial} end as solapa,
          r.titulo is not null or r.hubo_titulo as con_titulo, r.gp_id, r.saldada,
          case when e.efectiva = 'gestionLegal' then e.efectiva_fecha end as gestion,
          d.desde as plazo_desde,
          case p.origen when 'etapa' then t.tiempo when 'inicio' then f.inicio
            when 'sin-tiempo' then ${n(LIMITES_DE_CASO.sinTiempo)} when 'historia' then ${n(LIMITES_DE_CASO.soloHistoria)} end as plazo_tiempo,
          case p.origen when 'etapa' then t.tipo_tiempo when 'inicio' then f.inicio_unidad
            when 'sin-tiempo' then 'day' when 'historia' then 'day' end as plazo_unidad
        from ${derivados(sql`base`, { fechas, etapas })} offset 0
      ) o left join recibidos x using (${CLAVE}, hasta)
      where o.solapa in ('activos', 'planDePagos') offset 0
    ) r offset 0`
}

const NOMBRES = CUENTAS.map(
  (cuenta) => sql`case when ${ESTA[cuenta]} then ${sql.raw(`'${cuenta}'`)} end`,
)

/**
 * Selects the cases that count in a lawyer's evaluation, as they were on the last day of the evaluated range.
 * casos-evaluados.db.test.ts checks that core gives the same result.
 *
 * The column `cuentas` lists the counts that include the case, such as `sin_radicar` (not filed in court). The other
 * columns have the data for `cuentas`.
 */
export const casosEvaluados = (reglas: ReglasDelRango): SQL => sql`
    select * from (
      select abogado, ${CLAVE}, ${HECHOS}, array_remove(array[${sql.join(NOMBRES, sql.raw(', '))}], null) as cuentas
      from (${casosJuzgados(reglas)}) juzgados offset 0
    ) contados where cuentas <> '{}'`
