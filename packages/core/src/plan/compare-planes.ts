import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { planes as textos } from '../texto/planes.ts'
import type { PlanSimulado } from './plan-simulado.ts'
import { type EntradaDeSimulacion, simulatePlan } from './simulate-plan.ts'
import { sumLineas } from './sum-lineas.ts'
import { pickPlan } from './switch-plan.ts'
import { CODIGOS_DE_PLAN, type CodigoDePlan, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

/**
 * Reason code of a refused payment plan, when the total of the debt requires another plan. Some plans come in pairs:
 * one for debts up to a threshold, one for larger debts (see `switchPlan`).
 */
const CORRESPONDE_OTRO = 'plan.corresponde-otro'

export type SeleccionDePlanes = Omit<EntradaDeSimulacion, 'plan'>

export interface PlanDecidido {
  readonly plan: CodigoDePlan
  /**
   * Simulation of the payment plan for the selected tax periods. Null when the plan is refused: `motivos` then has the
   * reasons.
   */
  readonly simulado: PlanSimulado | null
  readonly motivos: readonly Motivo[]
}

const motivo = (codigo: string, mensaje: string): Motivo => ({ codigo, campo: 'plan', mensaje })

const decidePlan = (plan: CodigoDePlan, seleccion: SeleccionDePlanes): PlanDecidido => {
  const { clase } = TIPOS_DE_PLAN[plan]
  if (clase !== seleccion.clase) {
    const mensaje = textos.simulacion.soloPara[clase]
    return { plan, simulado: null, motivos: [motivo('plan.de-otra-clase', mensaje)] }
  }
  const corresponde = pickPlan(plan, sumLineas(seleccion.lineas).total, seleccion.parametros.umbral)
  if (corresponde !== plan) {
    const { nombre } = TIPOS_DE_PLAN[corresponde]
    const mensaje = interpolar(textos.correspondeOtro, { plan: `${corresponde} (${nombre})` })
    return { plan, simulado: null, motivos: [motivo(CORRESPONDE_OTRO, mensaje)] }
  }
  const decision = simulatePlan({ ...seleccion, plan })
  return decision.ok
    ? { plan, simulado: decision.valor, motivos: [] }
    : { plan, simulado: null, motivos: decision.motivos }
}

/**
 * Simulates each payment plan over the selected tax periods, or gives the reasons to refuse the plan. For example, a
 * plan for properties is refused for the debt of a business. A plan without a configured rate is refused too (D35).
 */
export const decidePlanes = (seleccion: SeleccionDePlanes): PlanDecidido[] =>
  CODIGOS_DE_PLAN.map((plan) => decidePlan(plan, seleccion))

export const comparePlanes = (seleccion: SeleccionDePlanes): PlanSimulado[] =>
  decidePlanes(seleccion).flatMap(({ simulado }) => simulado ?? [])
