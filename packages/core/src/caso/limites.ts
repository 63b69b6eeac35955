/** Day counts that the rules of a case use (S2 §9). */
export const LIMITES_DE_CASO = {
  /** Days from the last movement to the limit date. */
  limite: 90,
  /** A limit date is near when fewer than this number of days are left. */
  cerca: 10,
  /** Days of the deadline of a case that has history and no action. */
  soloHistoria: 60,
  /** Days of the deadline of an extrajudicial action whose stage type has no time limit. */
  sinTiempo: 90,
  /** Number of past days that a list shows by default. */
  ventana: 120,
} as const
