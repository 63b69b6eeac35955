import type { Guardadas } from './save-actuaciones.ts'

/** The demand letters that actions were saved with. */
export interface Papel {
  /** Id of the lot of letters, the same as that of the lot of actions. */
  readonly lote: string
  readonly desde: number
  readonly hasta: number
}

/** Returns the letters to open after saving the actions (S2 §4, type 10), or undefined when none was made. */
export const papelDe = (guardadas: Guardadas): Papel | undefined => {
  const [primera] = guardadas
  const numeros = guardadas.flatMap(({ cartas }) => cartas)
  if (primera === undefined || numeros.length === 0) return undefined
  return { lote: primera.lote, desde: Math.min(...numeros), hasta: Math.max(...numeros) }
}
