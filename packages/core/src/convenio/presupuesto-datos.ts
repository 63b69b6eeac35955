import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { PlanSimulado } from '../plan/plan-simulado.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'
import type { PlanillaDatos } from './planilla-datos.ts'

/** Quote of one payment plan over a debt: a page without legal force that a debtor takes home. */
export interface PresupuestoDatos extends Pick<PlanillaDatos, 'municipio' | 'contribuyente'> {
  /** Day on which the quote is made. The amounts are valid only on this day. */
  readonly fecha: Fecha
  /** Day up to which the interest of the debt is computed (D171). */
  readonly liquidadoAl: Fecha
  readonly autor: string
  /**
   * Lawyer who collects the debt. The quote prints how to contact this lawyer. Null when no tax period in the quote
   * is assigned to a lawyer.
   */
  readonly abogado: PlanillaDatos['abogado'] | null
  readonly deuda: PlanillaDatos['deudas'][number]
  /**
   * Periods that the quote leaves out because their interest is unknown, by year: '2025: 1 a 3'. '' when there are
   * none (ADR 0108).
   */
  readonly sinInteres: string
  readonly plan: PlanSimulado
  /** Lawyer's fees with their taxes and contributions. Null when there are no fees on the tax periods of the quote. */
  readonly honorarios: LiquidacionDeHonorarios | null
  readonly total: Centavos
}
