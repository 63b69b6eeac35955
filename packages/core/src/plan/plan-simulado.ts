import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'
import type { ClaveDeTasa, CodigoDePlan } from './tipos-de-plan.ts'

/** Debt of one tax period that is selected for a payment plan. The amounts of a credit are negative (D128). */
export interface LineaDePlan {
  readonly recurso: string
  readonly capital: Centavos
  readonly interes: Centavos
}

/**
 * Parameters that decide the payment plans, with their values on one day. A rate is null when the municipality never
 * set it (D35).
 */
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
   * Label that every screen and document shows beside the interest rate. 'DEMO' means that the municipality did not set
   * the rate (D35).
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
   * Payment plan that was simulated. It differs from the requested plan when the total of the debt requires another
   * plan (see `switchPlan`).
   */
  readonly plan: CodigoDePlan
  readonly nombre: string
  /** Payment plan that the person requested, when `plan` replaced it. Null otherwise. */
  readonly cambiadoDe: CodigoDePlan | null
  /** Capital of the debt selected for the plan. `interes` is the interest of the debt up to the day of signing. */
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly descuento: Centavos
  /** Interest that the payment plan adds for paying in instalments. */
  readonly financiacion: Centavos
  readonly tasa: Tasa | null
  readonly anticipo: Centavos
  /** Sum of all the instalments of the plan, including the advance payment. */
  readonly aPagar: Centavos
  readonly cuotas: readonly CuotaDePlan[]
  /**
   * Label that every screen and document shows beside the due dates of the instalments. 'DEMO' means that the
   * municipality did not set the rule of the due dates (D126).
   */
  readonly origenDeVencimientos: string
}
