import type { Centavos } from '../dinero/centavos.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'

/**
 * Row of the fee table. The screen names its values Hon.s/Deuda % (fees on the debt), Gasto fijo % (fixed expense) and
 * Bono ley $ (maximum of the fixed expense) (S2 §2.8). Rows are dated, because an agreement keeps the row in force on
 * its day of signing (D28).
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
  /** Value of `estporc` as a fraction, for computations. */
  readonly porcentual: Porcentaje
  /** Fixed expense as a percentage of the fees, as stored. `gastofijo` is the same value as a fraction. */
  readonly estgasto: string
  readonly gastofijo: Porcentaje
  /** Ceiling of the fixed expense. Null means no ceiling (D27). */
  readonly jus: Centavos | null
}
