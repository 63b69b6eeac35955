import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'
import type { ClaveDeTasa, CodigoDePlan } from './tipos-de-plan.ts'

/** Debt period selected for a plan. The amounts of a credit are negative (D128). */
export interface LineaDePlan {
  readonly recurso: string
  readonly capital: Centavos
  readonly interes: Centavos
}

/** Parameters of the payment plans on a day. A rate that the municipality never set is null (D35). */
export interface ParametrosDePlan {
  readonly umbral: Centavos
  readonly topeCuotas: number
  readonly anticipo: Porcentaje
  readonly descuento: Porcentaje
  readonly tasas: Readonly<Record<ClaveDeTasa, Tasa | null>>
  readonly origenDeVencimientos: string
}

export interface Tasa {
  readonly porcentaje: Porcentaje
  readonly texto: string
  /**
   * Label that every screen and document shows beside the rate: 'DEMO' when the municipality did not set the rate
   * (D35).
   */
  readonly etiqueta: string
}

export interface CuotaDePlan {
  /** Number of the instalment. Instalment 0 is the advance payment. */
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
  readonly monto: Centavos
  readonly vencimiento: Fecha
}

export interface PlanSimulado {
  /**
   * Plan of the simulation. It is the requested plan, unless the debt threshold replaces the requested plan with
   * another plan (see `switchPlan`).
   */
  readonly plan: CodigoDePlan
  readonly nombre: string
  /** Requested plan, when the debt threshold replaced it with `plan`. Null otherwise. */
  readonly cambiadoDe: CodigoDePlan | null
  /** Capital of the selected debt. `interes` is its interest up to the day of signing. */
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly descuento: Centavos
  /** Interest that the plan charges for financing. */
  readonly financiacion: Centavos
  readonly tasa: Tasa | null
  readonly anticipo: Centavos
  /** Sum of all the instalments, including the advance. */
  readonly aPagar: Centavos
  readonly cuotas: readonly CuotaDePlan[]
  /**
   * Label that every screen and document shows beside the due dates: 'DEMO' when the municipality did not set the rule
   * of the due dates (D126).
   */
  readonly origenDeVencimientos: string
}
