import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'

/** Data of the sheet about the history: the head of its chain when the first lot of a day was made (R15). */
export interface ConstanciaDatos {
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia'>
  /** Kind of the lot that the sheet goes with. */
  readonly clase: 'titulos' | 'cartas'
  readonly desde: number
  readonly hasta: number
  readonly fecha: Fecha
  /** 'HH:MM:SS' in Buenos Aires. */
  readonly hora: string
  /** Order and hash of the row at the head of the chain. */
  readonly fila: number
  readonly hash: string
}
