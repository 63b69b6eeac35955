import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'

/**
 * Tax period that a property or business owes (S1 §3). An amount that the municipality did not give is null and never 0
 * (D110).
 */
export interface LineaDeDeuda {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
  readonly capital: Centavos | null
  /** Interest of the tax period. A negative amount is a credit (D128). */
  readonly interes: Centavos | null
  readonly total: Centavos | null
  /** Code of the lawyer who collects the tax period. '' when no lawyer collects it (outside legal management). */
  readonly legal: string
  readonly enPlan: boolean
}
