import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { Porcentaje } from '../parametro/porcentaje.ts'
import type { ClaveDeTasa, CodigoDePlan } from './tipos-de-plan.ts'

/** A debt period chosen for a plan. A credit is negative (D128). */
export interface LineaDePlan {
  readonly recurso: string
  readonly capital: Centavos
  readonly interes: Centavos
}

/** Parameters of the plans in force on a day. A rate the municipality never set is null (D35). */
export interface ParametrosDePlan {
  readonly umbral: Centavos
  readonly topeCuotas: number
  readonly anticipo: Porcentaje
  readonly descuento: Porcentaje
  readonly tasas: Readonly<Record<ClaveDeTasa, Tasa | null>>
  readonly origenDeVencimientos: string
}

/** A monthly rate as it is kept ('2.5') and read. */
export interface Tasa {
  readonly porcentaje: Porcentaje
  readonly texto: string
  /** 'DEMO' when it is not the municipality's own: shown beside it wherever it is used (D35). */
  readonly etiqueta: string
}

export interface CuotaDePlan {
  /** 0 is the advance. */
  readonly cuota: number
  readonly capital: Centavos
  readonly interes: Centavos
  /** Capital plus interest. */
  readonly monto: Centavos
  readonly vencimiento: Fecha
}

export interface PlanSimulado {
  /** The plan that applies, after the switch at the threshold. */
  readonly plan: CodigoDePlan
  readonly nombre: string
  /** The plan asked for, when the total made it another one. */
  readonly cambiadoDe: CodigoDePlan | null
  /** Debt as selected: capital and interest up to the day. */
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /** Reduction of the interest by the single payment. */
  readonly descuento: Centavos
  /** Interest of the plan itself. */
  readonly financiacion: Centavos
  readonly tasa: Tasa | null
  readonly anticipo: Centavos
  /** Amount paid in the end. The instalments add up to it. */
  readonly aPagar: Centavos
  /** Advance included. */
  readonly cuotas: readonly CuotaDePlan[]
  /** 'DEMO' when the due dates are not the municipality's own: shown beside them wherever they are (D126). */
  readonly origenDeVencimientos: string
}
