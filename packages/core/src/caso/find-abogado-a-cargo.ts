/** What tells who has a case in charge; each null or '' when there is none. */
export interface ManosDeCaso {
  /** Lawyer of the newest unpaid period in legal management. */
  readonly deuda: string | null
  /** Lawyer the municipality wrote with the last situation. */
  readonly situacion: string | null
  /** Who did the last action in force. */
  readonly actuacion: string | null
}

/**
 * The lawyer on whose desk a case is: the one of its newest unpaid debt in legal management, which is what a
 * reassignment moves (D22); once nothing is owed, the one of its last situation; then who acted last. '' for nobody.
 */
export const findAbogadoACargo = ({ deuda, situacion, actuacion }: ManosDeCaso): string =>
  deuda || situacion || actuacion || ''
