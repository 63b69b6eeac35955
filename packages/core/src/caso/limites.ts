/** Numbers of days that the rules of a case use (S2 §9). */
export const LIMITES_DE_CASO = {
  /** Days from the last movement of the case to its limit date. */
  limite: 90,
  /** A deadline or limit date is near when fewer days than this number are left. */
  cerca: 10,
  /** Days of the deadline of a case that has a situation and no actions. */
  soloHistoria: 60,
  /** Days of the deadline of an extrajudicial action whose stage type has no time limit. */
  sinTiempo: 90,
  /** By default, a list shows only the cases that changed in this number of past days. */
  ventana: 120,
} as const
