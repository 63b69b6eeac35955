/** Texts of an empty screen that waits for points of the first-day checklist. */
export const espera = {
  titulo: 'Esta pantalla espera:',
  deAdministrador: 'Lo pone un administrador del sistema.',
  verTodo: 'Ir a «Puesta en marcha»',
} as const
