import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'
import type { ClaveDeTasa, CodigoDePlan } from './tipos-de-plan.ts'

/** Period chosen for a plan. A credit is negative (D128). */
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
   * 'DEMO' when the rate is not the municipality's own. Every screen and document shows this label beside the rate
   * (D35).
   */
  readonly etiqueta: string
}

export interface CuotaDePlan {
  /** Number of the instalment. 0 is the advance. */
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
  /** The instalments add up to this amount. */
  readonly aPagar: Centavos
  readonly cuotas: readonly CuotaDePlan[]
  /**
   * 'DEMO' when the due dates do not come from the municipality. Every screen and document shows this label beside the
   * dates (D126).
   */
  readonly origenDeVencimientos: string
}
