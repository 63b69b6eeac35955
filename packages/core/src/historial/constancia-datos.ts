import type { Fecha } from '../fecha/fecha.ts'
import type { TituloDatos } from '../titulo/titulo-datos.ts'

/** What the sheet of the history says: the head of its chain when the first lot of a day was made (R15). */
export interface ConstanciaDatos {
  readonly municipio: Pick<TituloDatos['municipio'], 'nombre' | 'provincia'>
  /** The lot it goes with. */
  readonly clase: 'titulos' | 'cartas'
  readonly desde: number
  readonly hasta: number
  readonly fecha: Fecha
  /** 'HH:MM:SS' in Buenos Aires. */
  readonly hora: string
  /** Order of the row at the head, and its hash. */
  readonly fila: number
  readonly hash: string
}
