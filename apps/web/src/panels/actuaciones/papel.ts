import type { Guardadas } from './save-actuaciones.ts'

export interface Papel {
  readonly lote: string
  readonly desde: number
  readonly hasta: number
}

/**
 * Returns the demand letters to open after the actions are saved, or undefined when no letter was made (S2 §4, type
 * 10).
 */
export const papelDe = (guardadas: Guardadas): Papel | undefined => {
  const [primera] = guardadas
  const numeros = guardadas.flatMap(({ cartas }) => cartas)
  if (primera === undefined || numeros.length === 0) return undefined
  return { lote: primera.lote, desde: Math.min(...numeros), hasta: Math.max(...numeros) }
}
