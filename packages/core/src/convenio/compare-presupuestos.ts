import type { Motivo } from '../decision/decision.ts'
import { addCentavos, CERO, type Centavos } from '../dinero/centavos.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { decidePlanes, type PlanDecidido, type SeleccionDePlanes } from '../plan/compare-planes.ts'
import { planes as textos } from '../texto/planes.ts'
import type { LiquidacionDeHonorarios } from './convenio-datos.ts'
import type { PeriodosDecididos } from './decide-periodos.ts'
import { sumPeriodos } from './decide-seleccion.ts'
import type { EstadoDeConvenio } from './estado-de-convenio.ts'
import { liquidateConArancel } from './liquidate-honorarios.ts'
import type { PeriodoDeConvenio, PeriodoElegido } from './periodo-de-convenio.ts'
import { motivoDeAfuera } from './refuse-periodo.ts'

export interface EntradaDePresupuestos extends SeleccionDePlanes {
  /** Chosen tax periods that an agreement may include. The lawyer's fees are computed only on these periods. */
  readonly entran: readonly PeriodoDeConvenio[]
  /**
   * Row of the fee table for the lawyer's fees of the quote. A new agreement over the same tax periods has this row by
   * default. Null only when `entran` has no tax periods.
   */
  readonly arancel: EstadoDeConvenio | null
  readonly responsableInscripto: boolean
  readonly filas: readonly FilaDeParametro[]
}

export interface Presupuesto extends PlanDecidido {
  /**
   * All that the debtor would pay: the instalments of the plan, plus the lawyer's fees, taxes and contributions. Null
   * when the debt cannot have this plan.
   */
  readonly total: Centavos | null
}

export interface PresupuestosDePlanes {
  readonly planes: readonly Presupuesto[]
  /**
   * Lawyer's fees, taxes and contributions, which are the same for every plan. Null when the tax periods that may enter
   * an agreement (`entran`) add up to zero or less.
   */
  readonly liquidacion: LiquidacionDeHonorarios | null
}

/**
 * Computes the cost of each payment plan over the selected tax periods, with the lawyer's fees. The fees depend on the
 * debt and not on the plan (S1 §9). An agreement gives the same amounts (D183).
 */
export const comparePresupuestos = ({
  entran,
  arancel,
  responsableInscripto,
  filas,
  ...seleccion
}: EntradaDePresupuestos): PresupuestosDePlanes => {
  const deuda = sumPeriodos(entran).total
  const liquidacion =
    arancel === null || deuda <= 0
      ? null
      : liquidateConArancel(
          { deuda, arancel, otgastos: CERO, responsableInscripto },
          filas,
          seleccion.firma,
        )
  return {
    liquidacion,
    planes: decidePlanes(seleccion).map((decidido) => ({
      ...decidido,
      total: decidido.simulado && addCentavos(decidido.simulado.aPagar, liquidacion?.total ?? CERO),
    })),
  }
}

/**
 * Returns the reasons why the quote of a payment plan cannot be printed. For example, a selected tax period is in
 * another agreement. The quote has no fees on that period, so its total would be too low.
 */
export const refusePresupuesto = (
  sinHonorarios: PeriodosDecididos<PeriodoElegido>['afuera'],
): Motivo[] => {
  const motivos = sinHonorarios.flatMap(({ porque }) =>
    porque.codigo === 'fuera-de-gestion' ? [] : [motivoDeAfuera(porque)],
  )
  if (motivos.length === 0) return []
  const campo = 'cuotas_plan'
  return [{ codigo: 'plan.sin-presupuesto', campo, mensaje: textos.sinPresupuesto }, ...motivos]
}
