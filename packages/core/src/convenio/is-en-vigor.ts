import type { Fecha } from '../fecha/fecha.ts'

/** State of an agreement and of its plan over an item. */
export interface PlanEnConvenio {
  /** False when the agreement was deleted: estado '0'. */
  readonly activo: boolean
  /** Day of confirmation, or null while unconfirmed. */
  readonly confirmado: Fecha | null
  /** The plan was withdrawn: its state lets the debt go. */
  readonly retirado: boolean
}

/**
 * Tells whether an agreement holds the debt of one of its plans (D165): confirmed, not deleted, and the plan not
 * withdrawn. An agreement that could be declared lapsed still holds the debt (D45), until its plan is withdrawn.
 */
export const isEnVigor = ({ activo, confirmado, retirado }: PlanEnConvenio): boolean =>
  activo && confirmado !== null && !retirado
