/**
 * Limits of the rules about deadlines and lists of cases, all in days (S2 §9). `limite` is counted from the last action
 * of a case. It gives the limit date that the external lawyers see.
 */
export const LIMITES_DE_CASO = {
  limite: 90,
  /** A deadline or a limit date of a case counts as near when fewer days than this number remain. */
  cerca: 10,
  /** Days to act on a case that has no actions, from the day of its situation (status of debt). */
  soloHistoria: 60,
  /** Days to act again after an extrajudicial action whose kind has no time limit of its own. */
  sinTiempo: 90,
  /**
   * Number of days without changes after which a list of cases leaves out a case, unless the person asks for all the
   * cases.
   */
  ventana: 120,
} as const
