/** Statistics (S1 §2, D97). */
export const estadisticas = { titulo: 'Page Estadisticas' } as const
