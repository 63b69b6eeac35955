/** What one person is told, on every screen until they say they read it. */
export const avisos = {
  titulo: 'Para usted',
  leido: 'Entendido',
} as const
