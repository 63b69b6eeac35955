/** Texts of the personal notices, shown on every screen until the person marks them as read. */
export const avisos = {
  titulo: 'Para usted',
  leido: 'Entendido',
} as const
