import type { Respuesta } from '../decision/decision.ts'
import { GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { nombreDeSituacion } from '../situacion/clase-de-situacion.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import { decideTipoDeCaso, type Mesa } from './decide-tipo.ts'
import { entradasDeCaso } from './entradas.ts'
import type { FechasDeMesa } from './fechas-de-mesa.ts'

/** Sub-tabs of a desk (work list) that are queues of work. A case is in at most one queue (D53). */
export const SOLAPAS = ['activos', 'sinEvaluar', 'planDePagos'] as const
export type Solapa = (typeof SOLAPAS)[number]

export interface LugarEnMesa {
  /** Queue (sub-tab of the desk, a work list) in which the case is. Null when the case is in no queue. */
  readonly solapa: Solapa | null
  readonly enTodos: boolean
}

const DE = {
  judicial: { clase: 'tituloEjecutivo', grupo: GRUPO_JUDICIAL },
  extrajudicial: { clase: 'gestionLegal', grupo: GRUPO_EXTRAJUDICIAL },
} as const

/**
 * Tells whether a case is in a payment plan: its last debt status is Plan de Pagos, and no action has a later day
 * (D53).
 */
export const estaEnPlan = ({ situacion, actuacion }: ResumenDeCaso): boolean =>
  situacion?.clase === 'planDePagos' && (actuacion === null || actuacion.fecha <= situacion.fecha)

/**
 * Returns the latest event that puts a case on a desk (work list), with its date and description (D54). Only the last
 * debt status (situación) and the last action can be that event. An executive title counts as a debt status.
 */
export const findHechoDeMesa = (
  { efectiva, actuacion }: ResumenDeCaso,
  mesa: Mesa,
): { readonly fecha: Fecha; readonly hecho: string } | null => {
  const { clase, grupo } = DE[mesa]
  const situacion = efectiva?.clase === clase ? efectiva : null
  const etapa = actuacion?.gpId === grupo ? actuacion : null
  if (etapa && (!situacion || etapa.fecha >= situacion.fecha))
    return {
      fecha: etapa.fecha,
      hecho: interpolar(casos.etapaDel, { etapa: etapa.etapa, fecha: formatFecha(etapa.fecha) }),
    }
  if (!situacion) return null
  const fecha = formatFecha(situacion.fecha)
  const hecho = interpolar(casos.situacionDesde, { situacion: nombreDeSituacion(clase), fecha })
  return { fecha: situacion.fecha, hecho }
}

const isEnTodos = (resumen: ResumenDeCaso, mesa: Mesa): boolean => {
  const { titulado, huboTitulo, huboGestion, huboPlan, actuacion } = resumen
  const suSituacion = mesa === 'judicial' ? huboTitulo || titulado : huboGestion
  return (
    suSituacion ||
    actuacion?.gpId === DE[mesa].grupo ||
    (huboPlan && decideTipoDeCaso(resumen).valor.mesa === mesa)
  )
}

const decide = (
  resumen: ResumenDeCaso,
  mesa: Mesa,
  { fechaInicial, sinEvaluar }: FechasDeMesa,
): [Solapa | null, string] => {
  if (resumen.situacion && estaEnPlan(resumen)) {
    const fecha = formatFecha(resumen.situacion.fecha)
    return decideTipoDeCaso(resumen).valor.mesa === mesa
      ? ['planDePagos', interpolar(casos.enPlan, { fecha })]
      : [null, interpolar(casos.enPlanDeLaOtra, { fecha })]
  }
  const ultimo = findHechoDeMesa(resumen, mesa)
  if (ultimo === null) return [null, isEnTodos(resumen, mesa) ? casos.soloHistoria : casos.ajeno]
  const { fecha, hecho } = ultimo
  if (fechaInicial === null) return ['activos', interpolar(casos.activoSinInicial, { hecho })]
  const inicial = formatFecha(fechaInicial)
  if (fecha >= fechaInicial) return ['activos', interpolar(casos.activo, { hecho, inicial })]
  if (sinEvaluar === null || fecha >= sinEvaluar)
    return ['sinEvaluar', interpolar(casos.sinEvaluar, { hecho, inicial })]
  return [null, interpolar(casos.antiguo, { hecho, limite: formatFecha(sinEvaluar) })]
}

/**
 * Decides the sub-tab of a case on a desk (work list): the first that applies (S2 §4, D52-D56).
 * - PLAN DE PAGOS: a case in a payment plan, only on the desk of its own type
 * - ACTIVOS (active): the case's latest event on the desk is not before the date FECHA_INICIAL
 * - SIN EVALUAR (not evaluated): that event is not before the date SIN_EVALUAR
 *
 * The sub-tab TODOS (all) also has older cases, and cases that once had the debt status of the desk. A case may be on
 * both desks.
 */
export const decideSolapa = (
  resumen: ResumenDeCaso,
  mesa: Mesa,
  fechas: FechasDeMesa,
): Respuesta<LugarEnMesa> => {
  const [solapa, frase] = decide(resumen, mesa, fechas)
  return {
    valor: { solapa, enTodos: isEnTodos(resumen, mesa) },
    porque: {
      regla: 'caso/solapa',
      fuente: 'S2 §4; D52, D53, D54, D55, D56',
      entradas: { mesa, ...entradasDeCaso(resumen), ...fechas },
      valor: solapa,
    },
    frase,
  }
}
