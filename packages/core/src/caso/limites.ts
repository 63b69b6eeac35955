/** Numbers of days that the rules of a case use (S2 §9). */
export const LIMITES_DE_CASO = {
  /** Days from the last movement to the limit date. */
  limite: 90,
  /** Fewer days left than this number make a limit date near. */
  cerca: 10,
  /** Days of the deadline of a case that has history and no action. */
  soloHistoria: 60,
  /** Days of the deadline of an extrajudicial action whose stage has no time. */
  sinTiempo: 90,
  /** Days of the past that a list shows. */
  ventana: 120,
} as const
