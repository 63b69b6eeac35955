/**
 * Lawyers to whom the debt, the last situation (status of debt) and the last action of a case belong. Null or '' when
 * the debt, situation or action has no lawyer.
 */
export interface ManosDeCaso {
  /**
   * Code of the lawyer of the newest unpaid tax period that lawyers collect. When all these tax periods are paid, code
   * of the lawyer of the newest one.
   */
  readonly deuda: string | null
  readonly situacion: string | null
  readonly actuacion: string | null
}

/**
 * Returns the code of the lawyer in charge of a case, or '' when nobody is in charge. It is the lawyer who collects the
 * newest unpaid debt, because a reassignment moves that debt (D22). When all the debt is paid, it is the lawyer of the
 * newest tax period (D169). Without debt, it is the lawyer of the last situation (status of debt) or else of the last
 * action.
 */
export const findAbogadoACargo = ({ deuda, situacion, actuacion }: ManosDeCaso): string =>
  deuda || situacion || actuacion || ''
