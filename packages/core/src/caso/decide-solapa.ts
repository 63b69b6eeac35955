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

/** The sub-tabs of a desk that are queues: a case is in one at most (D53). */
export const SOLAPAS = ['activos', 'sinEvaluar', 'planDePagos'] as const
export type Solapa = (typeof SOLAPAS)[number]

export interface LugarEnMesa {
  /** null: in none of the queues of this desk. */
  readonly solapa: Solapa | null
  readonly enTodos: boolean
}

/** What makes a case of a desk. */
const DE = {
  judicial: { clase: 'tituloEjecutivo', grupo: GRUPO_JUDICIAL },
  extrajudicial: { clase: 'gestionLegal', grupo: GRUPO_EXTRAJUDICIAL },
} as const

/** In a payment plan: the last situation says so and no action is later; one of the same day is not (D53). */
export const estaEnPlan = ({ situacion, actuacion }: ResumenDeCaso): boolean =>
  situacion?.clase === 'planDePagos' && (actuacion === null || actuacion.fecha <= situacion.fecha)

/** The latest of the facts that make the case of the desk, with its date (D54). */
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
 * Where a case stands on a desk (S2 §4, D52-D56). First PLAN DE PAGOS, on the desk of its type; then ACTIVOS, when
 * the latest of what makes it of the desk (Título Ejecutivo or titled, or a last action of group 3; Gestión Legal
 * and group 2 on the extrajudicial one) is of FECHA_INICIAL or later; then SIN EVALUAR, when it is of SIN_EVALUAR or
 * later. TODOS has those, the older, and who ever was in such a situation. Each desk is asked by itself: a case with
 * Título Ejecutivo and a later extrajudicial action is on both, as the specification has it.
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
