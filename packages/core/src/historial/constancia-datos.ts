import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'

/**
 * Data of the sheet that certifies the history: the last row of its hash chain when the first batch of a day was made
 * (R15).
 */
export interface ConstanciaDatos {
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia'>
  /** Kind of the batch that the sheet accompanies. */
  readonly clase: 'titulos' | 'cartas'
  readonly desde: number
  readonly hasta: number
  readonly fecha: Fecha
  /** Time of day in Buenos Aires: 'HH:MM:SS'. */
  readonly hora: string
  /** Number and hash of the last row of the chain. */
  readonly fila: number
  readonly hash: string
}
