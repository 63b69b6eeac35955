import { esRecursoDePagoUnico } from '../recurso/find-recurso.ts'
import type { PlanSimulado } from './plan-simulado.ts'
import { type EntradaDeSimulacion, simulatePlan } from './simulate-plan.ts'
import { sumLineas } from './sum-lineas.ts'
import { pickPlan } from './switch-plan.ts'
import { CODIGOS_DE_PLAN, type CodigoDePlan, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

type Seleccion = Omit<EntradaDeSimulacion, 'plan'>

/**
 * Returns the plans that the selected periods may have. A plan is either for properties or for businesses. Some plans
 * are only for debts above the debt threshold, or only for debts below it. The single payment is returned only when
 * every selected resource allows single payments.
 */
export const planesPara = ({
  clase,
  lineas,
  parametros,
  recursos,
}: Pick<Seleccion, 'clase' | 'lineas' | 'parametros' | 'recursos'>): CodigoDePlan[] => {
  const { total } = sumLineas(lineas)
  const conPagoUnico = lineas.every(({ recurso }) => esRecursoDePagoUnico(recursos, recurso))
  return CODIGOS_DE_PLAN.filter((codigo) => {
    const tipo = TIPOS_DE_PLAN[codigo]
    if (tipo.clase !== clase || pickPlan(codigo, total, parametros.umbral) !== codigo) return false
    return conPagoUnico || !tipo.pagoUnico
  })
}

/**
 * Simulates every plan that the selected periods may have. A plan is left out when nobody configured its rate (D35).
 */
export const comparePlanes = (seleccion: Seleccion): PlanSimulado[] =>
  planesPara(seleccion).flatMap((plan) => {
    const decision = simulatePlan({ ...seleccion, plan })
    return decision.ok ? [decision.valor] : []
  })
