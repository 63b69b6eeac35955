import { type CodigoDePlan, TIPOS_DE_PLAN } from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'

export type RespuestaDePresupuestos = Data<'computePresupuestos'>
export type PresupuestoDePlan = RespuestaDePresupuestos['planes'][number]
export type PlanSimuladoEnPantalla = NonNullable<PresupuestoDePlan['simulado']>

/** Fields that the person types, which may stop a plan until the typed value is corrected. */
const CONDICIONES = ['anticipo', 'cuotas']

/**
 * Returns the plans to show side by side: the plans that the debt may have, also while a typed condition stops the
 * plan.
 */
export const planesPosibles = (
  planes: readonly PresupuestoDePlan[],
): readonly PresupuestoDePlan[] =>
  planes.filter(
    ({ simulado, motivos }) =>
      simulado !== null || motivos.every(({ campo }) => CONDICIONES.includes(campo)),
  )

/**
 * Returns the plan whose instalments are shown. When the total no longer admits the chosen plan, its pair takes its
 * place (S1 §4, D30). Before anybody chooses, returns the first plan.
 */
export const elegirPlan = (
  posibles: readonly PresupuestoDePlan[],
  elegido: CodigoDePlan | null,
): PresupuestoDePlan | undefined =>
  posibles.find(({ plan }) => plan === elegido) ??
  posibles.find(({ plan }) => elegido !== null && TIPOS_DE_PLAN[plan].umbral?.par === elegido) ??
  posibles[0]
