/**
 * Lawyers named by the debt, the last situation (status of debt) and the last action of a case. A lawyer is null or ''
 * when the source names nobody.
 */
export interface ManosDeCaso {
  /**
   * Lawyer of the newest unpaid tax period that lawyers collect. When all those periods are paid, lawyer of the newest
   * paid period.
   */
  readonly deuda: string | null
  readonly situacion: string | null
  readonly actuacion: string | null
}

/**
 * Returns the code of the lawyer in charge of a case, or '' when nobody is in charge. The lawyer who collects the
 * newest unpaid debt comes first, because a reassignment moves that debt (D22). Once all the debt is paid, the lawyer
 * of the newest tax period keeps the case (D169). Without debt, the lawyer of the last situation comes first, and then
 * the lawyer of the last action.
 */
export const findAbogadoACargo = ({ deuda, situacion, actuacion }: ManosDeCaso): string =>
  deuda || situacion || actuacion || ''
