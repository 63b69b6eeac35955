import { TIPOS_DE_PLAN, valorDeParametro, wireAmount } from '@apremia/core'
import { toLiquidacion, toPlan } from '../convenios/convenio-wire.ts'
import type { Handler } from '../platform/http/mount.ts'
import { loadPresupuestos } from './load-presupuestos.ts'
import { toPeriodosDecididos } from './load-simulacion.ts'

export const computePresupuestos: Handler<'computePresupuestos'> = async (
  services,
  { sesion, body },
) => {
  const { capital, interes, total, planes, liquidacion, filas, fecha, ...deuda } =
    await loadPresupuestos(services, sesion, body)
  return {
    capital: wireAmount(capital),
    interes: wireAmount(interes),
    total: wireAmount(total),
    planes: planes.map(({ plan, simulado, motivos, total: enTotal }) => ({
      plan,
      nombre: TIPOS_DE_PLAN[plan].nombre,
      simulado: simulado && toPlan(simulado),
      total: enTotal === null ? null : wireAmount(enTotal),
      motivos: [...motivos],
    })),
    liquidacion: liquidacion && toLiquidacion(liquidacion),
    tope_de_cuotas: valorDeParametro(filas, 'plan.topeCuotas', fecha),
    ...toPeriodosDecididos(deuda),
  }
}
