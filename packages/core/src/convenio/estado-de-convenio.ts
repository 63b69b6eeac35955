import type { Centavos } from '../dinero/centavos.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'

/**
 * A row of the fee table (S2 §2.8: Hon.s/Deuda %, Gasto fijo %, Bono ley $), dated: an agreement keeps the
 * figures it was made with (D28).
 */
export interface EstadoDeConvenio {
  readonly id: number
  readonly nombre: string
  /** The claim was filed. */
  readonly judicial: boolean
  /** Fees over the debt, as kept: '10.00'. */
  readonly estporc: string
  /** Percentage as a fraction. */
  readonly porcentual: Porcentaje
  /** Fixed expense, over the fees, as kept and as a fraction. */
  readonly estgasto: string
  readonly gastofijo: Porcentaje
  /** Ceiling of the fixed expense; null = none (D27). */
  readonly jus: Centavos | null
}
