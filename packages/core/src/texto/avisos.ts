/** Texts of the notices for one person, shown on every screen until the person says they read them. */
export const avisos = {
  titulo: 'Para usted',
  leido: 'Entendido',
} as const
