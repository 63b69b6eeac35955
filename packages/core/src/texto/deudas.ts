/** Debt of a property or of a business (S1 §2, §8; S2 §8). */
export const deudas = {
  sinDeudas: 'No posee deudas',
} as const
