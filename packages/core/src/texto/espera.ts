/** Texts of an empty screen that waits for things of the first day. */
export const espera = {
  titulo: 'Esta pantalla espera:',
  deAdministrador: 'Lo pone un administrador del sistema.',
  verTodo: 'Ir a «Puesta en marcha»',
} as const
