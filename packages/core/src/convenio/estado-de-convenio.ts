import type { Centavos } from '../dinero/centavos.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'

/**
 * Row of the fee table, with the percentages for the lawyer's fees of an agreement (S2 §2.8). The screen calls them
 * Hon.s/Deuda % (fees on the debt), Gasto fijo % (fixed expense) and Bono ley $ (maximum of the fixed expense). An
 * agreement keeps the row of its signing day (D28).
 */
export interface EstadoDeConvenio {
  readonly id: number
  readonly nombre: string
  /**
   * True when the fees of this row are for a judicial agreement, over debt claimed in court. False for an extrajudicial
   * agreement.
   */
  readonly judicial: boolean
  /** Fees as a percentage of the debt, as stored: '10.00'. */
  readonly estporc: string
  /** Lawyer's fees as a fraction of the debt, to compute with. `estporc` is the same value as a percentage, as text. */
  readonly porcentual: Porcentaje
  /**
   * Fixed expense as a percentage of the lawyer's fees, as text: '20.00'. `gastofijo` is the same value as a fraction,
   * to compute with.
   */
  readonly estgasto: string
  readonly gastofijo: Porcentaje
  /** Maximum amount of the fixed expense of an agreement. Null means no maximum (D27). */
  readonly jus: Centavos | null
}
