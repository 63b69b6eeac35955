/** What an empty screen says of the things of the first day that it waits for. */
export const espera = {
  titulo: 'Esta pantalla espera:',
  deAdministrador: 'Lo pone un administrador del sistema.',
  verTodo: 'Ir a «Puesta en marcha»',
} as const
