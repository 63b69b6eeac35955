import type { Fecha } from '../fecha/fecha.ts'

/** What an agreement and its plan over an item say of themselves. */
export interface PlanEnConvenio {
  /** false: estado '0', it was deleted. */
  readonly activo: boolean
  /** null: not confirmed. */
  readonly confirmado: Fecha | null
  /** The state of the plan lets its debt go: the plan was withdrawn. */
  readonly retirado: boolean
}

/**
 * Whether an agreement holds the debt of one of its plans (D165): confirmed, not deleted, and the plan not
 * withdrawn. That it could be declared lapsed changes nothing by itself (D45): withdrawing its plan does.
 */
export const isEnVigor = ({ activo, confirmado, retirado }: PlanEnConvenio): boolean =>
  activo && confirmado !== null && !retirado
