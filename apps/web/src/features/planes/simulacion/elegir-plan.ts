import { type CodigoDePlan, TIPOS_DE_PLAN } from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'

export type RespuestaDePresupuestos = Data<'computePresupuestos'>
export type PresupuestoDePlan = RespuestaDePresupuestos['planes'][number]
export type PlanSimuladoEnPantalla = NonNullable<PresupuestoDePlan['simulado']>

/**
 * Form fields of the simulation. A payment plan with a wrong value in one of these fields stays in the list, because
 * the person can correct the value.
 */
const CONDICIONES = ['anticipo', 'cuotas']

/**
 * Returns the payment plans to show side by side: the plans that the debt may have. A plan stays in the list when its
 * only fault is a value that the person typed wrong.
 */
export const planesPosibles = (
  planes: readonly PresupuestoDePlan[],
): readonly PresupuestoDePlan[] =>
  planes.filter(
    ({ simulado, motivos }) =>
      simulado !== null || motivos.every(({ campo }) => CONDICIONES.includes(campo)),
  )

/**
 * Returns the payment plan whose instalments are shown. When the total no longer admits the chosen plan, returns the
 * plan that replaces it (S1 §4, D30). Before anybody chooses, returns the first plan.
 */
export const elegirPlan = (
  posibles: readonly PresupuestoDePlan[],
  elegido: CodigoDePlan | null,
): PresupuestoDePlan | undefined =>
  posibles.find(({ plan }) => plan === elegido) ??
  posibles.find(({ plan }) => elegido !== null && TIPOS_DE_PLAN[plan].umbral?.par === elegido) ??
  posibles[0]
