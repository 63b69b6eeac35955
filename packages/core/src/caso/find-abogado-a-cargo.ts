/** Sources of the lawyer in charge of a case. Each is null or '' when there is none. */
export interface ManosDeCaso {
  /** Lawyer of the newest unpaid period in legal management; of the newest paid one, when none is unpaid. */
  readonly deuda: string | null
  /** Lawyer the municipality wrote with the last situation. */
  readonly situacion: string | null
  /** Lawyer of the last action in force. */
  readonly actuacion: string | null
}

/**
 * Returns the lawyer on whose desk a case is, or '' for nobody. The lawyer of the newest unpaid debt in legal
 * management comes first, because a reassignment moves that debt (D22). Once all is paid, the lawyer of the newest
 * period keeps the case: a reassigned case does not go back when it is paid (D169). A case without debt goes by the
 * lawyer of its last situation, and then by the lawyer who acted last.
 */
export const findAbogadoACargo = ({ deuda, situacion, actuacion }: ManosDeCaso): string =>
  deuda || situacion || actuacion || ''
