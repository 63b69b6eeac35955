/** Days the rules of a case count by (S2 §9). */
export const LIMITES_DE_CASO = {
  /** Limit date: days after the last movement. */
  limite: 90,
  /** A limit date in fewer days than these is near. */
  cerca: 10,
  /** Deadline of a case with history and no action. */
  soloHistoria: 60,
  /** Deadline of an extrajudicial action whose stage has no time. */
  sinTiempo: 90,
  /** Days that a list looks back. */
  ventana: 120,
} as const
