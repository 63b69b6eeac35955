export const avisos = {
  titulo: 'Para usted',
  leido: 'Entendido',
} as const
