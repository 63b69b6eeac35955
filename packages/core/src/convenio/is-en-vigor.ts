import type { Fecha } from '../fecha/fecha.ts'

export interface PlanEnConvenio {
  /** False when the agreement was deleted (`estado` is '0'). */
  readonly activo: boolean
  readonly confirmado: Fecha | null
  /** True when the payment plan of an agreement was withdrawn. Its debt may then be in another agreement. */
  readonly retirado: boolean
}

/**
 * Tells whether the debt of a plan stays in its agreement, and so out of other agreements (D165). The agreement is
 * confirmed and not deleted, and the plan is not withdrawn. Even a lapsed agreement keeps its debt until the plan is
 * withdrawn (D45).
 */
export const isEnVigor = ({ activo, confirmado, retirado }: PlanEnConvenio): boolean =>
  activo && confirmado !== null && !retirado
