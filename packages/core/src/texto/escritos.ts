export const escritos = {
  largo: 'Debe tener a lo sumo {n} caracteres.',
  noSeVe: 'El texto tiene caracteres que no se ven: escríbalo de nuevo, sin copiarlo de otro lado.',
} as const
