/**
 * Texts of a screen that stays empty until somebody completes some steps of the first-day checklist («Puesta en
 * marcha»).
 */
export const espera = {
  titulo: 'Esta pantalla espera:',
  deAdministrador: 'Lo pone un administrador del sistema.',
  verTodo: 'Ir a «Puesta en marcha»',
} as const
