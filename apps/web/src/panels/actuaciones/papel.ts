import type { Guardadas } from './save-actuaciones.ts'

/** The demand letters that actions were saved with. */
export interface Papel {
  /** Of all of them: they are the lot of letters of the actions' own id. */
  readonly lote: string
  readonly desde: number
  readonly hasta: number
}

/** What opens once actions were saved (S2 §4, type 10); undefined when they made no letter. */
export const papelDe = (guardadas: Guardadas): Papel | undefined => {
  const [primera] = guardadas
  const numeros = guardadas.flatMap(({ cartas }) => cartas)
  if (primera === undefined || numeros.length === 0) return undefined
  return { lote: primera.lote, desde: Math.min(...numeros), hasta: Math.max(...numeros) }
}
