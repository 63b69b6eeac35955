import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'

/**
 * Data of the sheet that certifies the history of changes. The product prints the sheet with the first batch of
 * executive titles or demand letters of each day. The sheet shows the last row of the history's hash chain (R15).
 */
export interface ConstanciaDatos {
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia'>
  readonly clase: 'titulos' | 'cartas'
  readonly desde: number
  readonly hasta: number
  readonly fecha: Fecha
  /** Time in Buenos Aires: 'HH:MM:SS'. */
  readonly hora: string
  /** Number of the last row of the hash chain. `hash` is the hash of that row. */
  readonly fila: number
  readonly hash: string
}
