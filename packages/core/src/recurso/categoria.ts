export const CATEGORIAS = ['inmueble', 'comercio'] as const
export type Categoria = (typeof CATEGORIAS)[number]
