import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'

/**
 * Data of the sheet that certifies the audit history (R15) with the last row of its hash chain. The sheet is printed
 * with the first batch of executive titles or demand letters of each day.
 */
export interface ConstanciaDatos {
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia'>
  readonly clase: 'titulos' | 'cartas'
  readonly desde: number
  readonly hasta: number
  readonly fecha: Fecha
  /** Time at which the sheet was made, in Buenos Aires: 'HH:MM:SS'. */
  readonly hora: string
  /** Number of the last row of the hash chain of the audit history. `hash` is the hash of that row. */
  readonly fila: number
  readonly hash: string
}
