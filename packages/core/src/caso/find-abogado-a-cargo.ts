/**
 * Codes of the three lawyers that a case may have: the lawyer of its debt, of its last debt status (situación) and of
 * its last action. Null or '' when there is no lawyer.
 */
export interface ManosDeCaso {
  /**
   * Code of the lawyer of the newest unpaid tax period that lawyers collect. When all these tax periods are paid, code
   * of the lawyer of the newest paid period.
   */
  readonly deuda: string | null
  readonly situacion: string | null
  readonly actuacion: string | null
}

/**
 * Returns the code of the lawyer in charge of a case, or ''. The lawyer of the debt comes first, even when the debt is
 * paid (D169), because a reassignment changes that lawyer (D22). Next come the lawyer of the last debt status and the
 * lawyer of the last action.
 */
export const findAbogadoACargo = ({ deuda, situacion, actuacion }: ManosDeCaso): string =>
  deuda || situacion || actuacion || ''
