import { interpolar, textos } from '@apremia/core'
import { formatAmount } from '../../../ui/format.ts'
import type { PlanSimuladoEnPantalla } from './presupuesto-de-plan.ts'

const { simulacion, vista } = textos.planes

const contar = (n: number): string =>
  n === 1 ? vista.cuotasDe.uno : interpolar(vista.cuotasDe.varios, { n })

/**
 * Describes the result for screen readers, whose users do not see the figures change: 'W2200: total a pagar $ 100,00,
 * anticipo de $ 30,00 y 3 cuotas'.
 */
export const describeSimulado = ({
  plan,
  a_pagar,
  anticipo,
  cuotas,
}: PlanSimuladoEnPantalla): string => {
  const propias = contar(cuotas.filter(({ cuota }) => cuota > 0).length)
  return interpolar(simulacion.alDia, {
    plan,
    total: formatAmount(a_pagar),
    cuotas: cuotas.some(({ cuota }) => cuota === 0)
      ? interpolar(simulacion.conAnticipo, { anticipo: formatAmount(anticipo), cuotas: propias })
      : propias,
  })
}
