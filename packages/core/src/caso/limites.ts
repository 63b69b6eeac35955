/** Numbers of days that the rules about cases use (S2 §9). */
export const LIMITES_DE_CASO = {
  limite: 90,
  /** Number of remaining days below which a deadline or a limit date counts as near. */
  cerca: 10,
  /** Number of days from the situation (status of debt) to the deadline, for a case without actions. */
  soloHistoria: 60,
  /** Number of days from an extrajudicial action to the deadline, when its kind of action has no time limit. */
  sinTiempo: 90,
  /** Number of past days of a list. By default, a list shows only the cases that changed in this number of days. */
  ventana: 120,
} as const
