import { type CodigoDePlan, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

interface PlanOfrecido {
  readonly plan: CodigoDePlan
  /**
   * Result of the simulation of the payment plan. Null when the debt may not have the plan, for the reasons in
   * `motivos`.
   */
  readonly simulado: unknown
  readonly motivos: readonly { readonly campo: string }[]
}

/**
 * Form fields that a person may correct while simulating a payment plan. A plan refused only because of these fields
 * stays in the list of plans.
 */
const CONDICIONES = ['anticipo', 'cuotas']

/**
 * Returns the payment plans that the screen offers for the debt. A plan that is refused only for a wrong value in the
 * form is offered too, because the person can correct the value.
 */
export const findPlanesPosibles = <P extends PlanOfrecido>(planes: readonly P[]): readonly P[] =>
  planes.filter(
    ({ simulado, motivos }) =>
      simulado !== null || motivos.every(({ campo }) => CONDICIONES.includes(campo)),
  )

/**
 * Returns the payment plan whose instalments the screen shows: the plan that the person chose. When the total of the
 * debt changes, another plan may replace the chosen one (S1 §4, D30). Without a choice, returns the first plan.
 * Undefined when no plan is possible.
 */
export const choosePlan = <P extends PlanOfrecido>(
  posibles: readonly P[],
  elegido: CodigoDePlan | null,
): P | undefined =>
  posibles.find(({ plan }) => plan === elegido) ??
  posibles.find(({ plan }) => elegido !== null && TIPOS_DE_PLAN[plan].umbral?.par === elegido) ??
  posibles[0]
