import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'

/** An open period of debt (S1 §3). An amount the municipality did not tell is null: missing is never 0 (D110). */
export interface LineaDeDeuda {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
  readonly capital: Centavos | null
  /** A credit is negative (D128). */
  readonly interes: Centavos | null
  readonly total: Centavos | null
  /** Lawyer in charge of its legal management, '' outside. */
  readonly legal: string
  /** The period was put in a payment plan. */
  readonly enPlan: boolean
}
