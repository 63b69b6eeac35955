import { type CodigoDePlan, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

interface PlanOfrecido {
  readonly plan: CodigoDePlan
  /** Null when the plan is not possible. `motivos` has the reasons. */
  readonly simulado: unknown
  readonly motivos: readonly { readonly campo: string }[]
}

/**
 * Form fields of the simulation. A payment plan with a wrong value in one of these fields stays in the list, because
 * the person can correct the value.
 */
const CONDICIONES = ['anticipo', 'cuotas']

/**
 * Returns the payment plans to show side by side: the plans that the debt may have. A plan stays in the list when its
 * only fault is a value that the person typed wrong.
 */
export const findPlanesPosibles = <P extends PlanOfrecido>(planes: readonly P[]): readonly P[] =>
  planes.filter(
    ({ simulado, motivos }) =>
      simulado !== null || motivos.every(({ campo }) => CONDICIONES.includes(campo)),
  )

/**
 * Returns the payment plan whose instalments are shown. When the total no longer admits the chosen plan, returns the
 * plan that replaces it (S1 §4, D30). Before anybody chooses, returns the first plan. Undefined when no plan is
 * possible.
 */
export const choosePlan = <P extends PlanOfrecido>(
  posibles: readonly P[],
  elegido: CodigoDePlan | null,
): P | undefined =>
  posibles.find(({ plan }) => plan === elegido) ??
  posibles.find(({ plan }) => elegido !== null && TIPOS_DE_PLAN[plan].umbral?.par === elegido) ??
  posibles[0]
