/** What tells who has a case in charge; each null or '' when there is none. */
export interface ManosDeCaso {
  /** Lawyer of the newest unpaid period in legal management; of the newest paid one, when none is unpaid. */
  readonly deuda: string | null
  /** Lawyer the municipality wrote with the last situation. */
  readonly situacion: string | null
  /** Who did the last action in force. */
  readonly actuacion: string | null
}

/**
 * The lawyer on whose desk a case is: the one of its newest unpaid debt in legal management, which is what a
 * reassignment moves (D22). Once all is paid, the one of its newest period: a case that was reassigned does not go back
 * when it is paid (D169). Without debt, the one of its last situation; then who acted last. '' for nobody.
 */
export const findAbogadoACargo = ({ deuda, situacion, actuacion }: ManosDeCaso): string =>
  deuda || situacion || actuacion || ''
