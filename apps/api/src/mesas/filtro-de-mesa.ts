import type { mesas, QueryOf } from '@apremia/api-client'
import {
  addDays,
  avisaHasta,
  type ClaseDeAlarma,
  type ClaseDeSaldada,
  type ClaseDeVencimiento,
  desdeDeListado,
  type Fecha,
  LIMITES_DE_CASO,
  limitesDeTramo,
  type Mesa,
  novedadDesde,
  type Tramo,
} from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE, type ClaveDeCaso, unnestCasos } from '../casos/clave-de-caso.ts'
import type { EsperaDeCaso } from '../casos/esperas-repo.ts'
import { conNumero, conPalabras, si } from '../municipio/embebido/condiciones.ts'
import { deContribuyente, enBusqueda } from '../municipio/embebido/listados-por-nombre.ts'
import { whereAll } from '../municipio/embebido/listados-select-page.ts'
import { prescribeEntre } from './prescripcion-de-mesa.ts'

export type PedidoDeMesa = QueryOf<typeof mesas.countMesa>

export interface MiradaDeMesa {
  readonly hoy: Fecha
  readonly fechaInicial: Fecha | null
  /** Code of the lawyer whose cases the list shows. '' shows the cases of all the lawyers (D11, D13). */
  readonly abogado: string
  readonly enRiesgo?: readonly ClaveDeCaso[]
  /**
   * Answers that judges and banks still owe in the cases, with the last day for each answer. An alarm warns of each of
   * these days.
   */
  readonly esperas?: readonly EsperaDeCaso[]
}

/**
 * Person who sees a list of cases. When `propio` is a lawyer's code, the list shows only the debt and the prescription
 * of that lawyer (D21). '' shows those of all lawyers.
 */
export interface MiradaDeLista extends MiradaDeMesa {
  readonly propio: string
}

export const EXPRESIONES_DE_MESA: {
  readonly [M in Mesa]: { readonly solapa: SQL; readonly todos: SQL }
} = {
  judicial: { solapa: sql`caso.solapa_judicial`, todos: sql`caso.todos_judicial` },
  extrajudicial: { solapa: sql`caso.solapa_extrajudicial`, todos: sql`caso.todos_extrajudicial` },
}

/**
 * For each work list, SQL condition for the cases whose alarms it counts. A case on both work lists is counted only on
 * the judicial one (ADR 0034, ADR 0052).
 */
export const CON_ALARMAS_DE_MESA: { readonly [M in Mesa]: SQL } = {
  judicial: EXPRESIONES_DE_MESA.judicial.todos,
  extrajudicial: sql`(${EXPRESIONES_DE_MESA.extrajudicial.todos} and not ${EXPRESIONES_DE_MESA.judicial.todos})`,
}

/**
 * Returns the first day that a work list shows, or null when the request asks for all the days with `historico` 'true'
 * (D67, D142).
 */
export const desdeDe = (
  { historico }: Pick<PedidoDeMesa, 'historico'>,
  hoy: Fecha,
): Fecha | null => (historico === 'true' ? null : desdeDeListado(hoy))

/**
 * SQL condition for the cases with events since the first day that the work list shows. It applies the rule of
 * `decideVentana`. The tab SIN EVALUAR (not evaluated) shows cases of any date (D174).
 */
export const enVentana = (solapa: SQL, desde: Fecha): SQL =>
  sql`(caso.ultima_fecha >= ${desde} or coalesce(${solapa} = 'sinEvaluar', false))`

/**
 * SQL condition for the cases that a filter by deadline selects, for example the cases whose deadline has passed or is
 * today. It applies the rule of `decideVencimientos`.
 */
export const vencimientoDe = (
  vence: ClaseDeVencimiento,
  solapa: SQL,
  { hoy, fechaInicial }: MiradaDeMesa,
): SQL => {
  const conColor = sql`(${solapa} is distinct from 'sinEvaluar'
    and ${fechaInicial === null ? sql`true` : sql`caso.plazo_desde >= ${fechaInicial}`})`
  const cerca = addDays(hoy, LIMITES_DE_CASO.cerca - 1)
  switch (vence) {
    case 'sinActuaciones':
      return sql`caso.actuacion is null`
    case 'vencidos':
      return sql`caso.vence < ${hoy} and ${conColor}`
    case 'venceHoy':
      return sql`caso.vence = ${hoy} and ${conColor}`
    case 'proximos':
      return sql`caso.vence between ${hoy} and ${cerca} and ${conColor}`
    case 'enTermino':
      return sql`caso.vence > ${cerca} and ${conColor}`
    case 'sinPlazo':
      return sql`caso.vence is null and caso.saldada is null`
    case 'sinEvaluar':
      return sql`caso.vence is not null and not ${conColor}`
  }
}

export const esperasQueSuenan = (
  esperas: readonly EsperaDeCaso[],
  hoy: Fecha,
): readonly EsperaDeCaso[] => esperas.filter(({ clase, hasta }) => hasta <= avisaHasta(clase, hoy))

/**
 * SQL condition for the cases that have an alarm of the given kind, for example an agreement that may lapse. It applies
 * the rule of `decideAlarmas`.
 */
export const alarmaDe = (
  alarma: ClaseDeAlarma,
  { hoy, enRiesgo = [], esperas = [] }: Pick<MiradaDeMesa, 'hoy' | 'enRiesgo' | 'esperas'>,
): SQL => {
  switch (alarma) {
    case 'caducidad':
      return sql`caso.caducidad <= ${avisaHasta(alarma, hoy)}`
    case 'medida':
      return sql`caso.medida_vence <= ${avisaHasta(alarma, hoy)} and caso.saldada is null`
    case 'resolucion':
    case 'banco':
      return sql`(caso.tipo, caso.imponible, caso.recurso) in (
          select ${CLAVE} from ${unnestCasos(esperasQueSuenan(esperas, hoy).filter((una) => una.clase === alarma))})
        and caso.saldada is null`
    case 'convenio':
      return sql`(caso.tipo, caso.imponible, caso.recurso) in (select ${CLAVE} from ${unnestCasos(enRiesgo)})
        and caso.saldada is null`
  }
}

/**
 * SQL condition for the paid cases that a filter selects: all of them, the cases to archive, or the cases paid
 * recently. It applies the rule of `findClasesDeSaldada`.
 */
export const saldadaDe = (clase: ClaseDeSaldada, hoy: Fecha): SQL => {
  switch (clase) {
    case 'todas':
      return sql`caso.saldada is not null`
    case 'recientes':
      return sql`caso.saldada is not null and caso.saldada_sabida >= ${novedadDesde(hoy)}`
    case 'paraArchivar':
      return sql`caso.saldada is not null
        and not exists (select from tipo_etapa t where t.tp_id = caso.tp_id and t.cierra)`
  }
}

/**
 * SQL condition for the cases whose last event is in the given range of age, for example 31 to 90 days ago. It applies
 * the rule of `decideTramo`.
 */
export const tramoDe = (tramo: Tramo, hoy: Fecha): SQL => {
  if (tramo === 'sinFecha') return sql`caso.ultima_fecha is null`
  const { desde, hasta } = limitesDeTramo(tramo, hoy)
  return whereAll([
    si(desde ?? '', (dia) => sql`caso.ultima_fecha >= ${dia}`),
    si(hasta ?? '', (dia) => sql`caso.ultima_fecha <= ${dia}`),
  ])
}

export const enDomicilio = ({
  calle,
  altura,
}: Pick<PedidoDeMesa, 'calle' | 'altura'>): SQL | undefined => {
  if (calle === '' && altura === '') return undefined
  const inmuebles = whereAll([
    conPalabras(sql`i.calle_busqueda`, calle),
    conNumero(sql`i.nro`, altura),
  ])
  const comercios = whereAll([
    conPalabras(enBusqueda(sql`k.calle`), calle),
    conNumero(sql`k.nro`, altura),
  ])
  return sql`(caso.tipo, caso.imponible) in (
    select 'I', i.nro_inmueble from inmueble i where ${inmuebles}
    union all select 'C', k.nro_comercio from comercio k where ${comercios})`
}

const deComercio = ({ comercio, cuit, fantasia }: PedidoDeMesa): SQL | undefined => {
  const condiciones = [
    si(cuit, (digitos) => sql`k.cuit = ${digitos}`),
    conPalabras(enBusqueda(sql`k.nom_fantasia`), fantasia),
  ]
  const suyos = condiciones.some((condicion) => condicion !== undefined)
    ? sql`caso.imponible in (select k.nro_comercio from comercio k where ${whereAll(condiciones)})`
    : undefined
  const numero = conNumero(sql`caso.imponible`, comercio)
  return suyos || numero ? sql`caso.tipo = 'C' and ${whereAll([suyos, numero])}` : undefined
}

export const CONTADAS_EN_HOY = ['paraArchivar', 'recientes'] as const satisfies ClaseDeSaldada[]

/**
 * SQL condition of a search of cases in a work list. The condition covers neither the tab nor the first day that the
 * list shows: a caller that needs them adds them.
 */
export const whereOfMesa = (filtro: PedidoDeMesa, mirada: MiradaDeLista): SQL => {
  const { solapa, todos } = EXPRESIONES_DE_MESA[filtro.mesa]
  const { vence, antiguedad, alarma, saldada, prescripcion } = filtro
  return whereAll([
    todos,
    si(mirada.abogado, (codigo) => sql`caso.abogado = ${codigo}`),
    conNumero(sql`caso.imponible`, filtro.imponible),
    si(filtro.recurso, (recurso) => sql`caso.recurso = ${recurso}`),
    deContribuyente(sql`caso`, filtro.contribuyente),
    deComercio(filtro),
    enDomicilio(filtro),
    vence === '' ? undefined : vencimientoDe(vence, solapa, mirada),
    alarma === '' && !CONTADAS_EN_HOY.some((una) => una === saldada)
      ? undefined
      : CON_ALARMAS_DE_MESA[filtro.mesa],
    alarma === '' ? undefined : alarmaDe(alarma, mirada),
    saldada === '' ? undefined : saldadaDe(saldada, mirada.hoy),
    antiguedad === '' ? undefined : tramoDe(antiguedad, mirada.hoy),
    prescripcion === '' ? undefined : prescribeEntre(prescripcion, mirada.propio, mirada.hoy),
  ])
}
