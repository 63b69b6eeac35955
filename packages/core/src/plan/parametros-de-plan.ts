import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente, valorDeParametro } from '../parametro/parametro-vigente.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import type { ParametrosDePlan, Tasa } from './plan-simulado.ts'
import type { ClaveDeTasa } from './tipos-de-plan.ts'

export const parametrosDePlan = (
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): ParametrosDePlan => {
  const etiqueta = valorDeParametro(filas, 'plan.origenDeTasas', fecha)
  const tasa = (clave: ClaveDeTasa): Tasa | null => {
    const texto = parametroVigente(filas, clave, fecha)?.valor
    const porcentaje = texto === undefined ? undefined : parsePorcentaje(texto)
    return texto === undefined || porcentaje === undefined ? null : { porcentaje, texto, etiqueta }
  }
  return {
    umbral: valorDeParametro(filas, 'plan.umbral', fecha),
    topeCuotas: valorDeParametro(filas, 'plan.topeCuotas', fecha),
    anticipo: valorDeParametro(filas, 'plan.anticipo', fecha),
    descuento: valorDeParametro(filas, 'plan.descuentoW2201', fecha),
    origenDeVencimientos: valorDeParametro(filas, 'plan.origenDeVencimientos', fecha),
    tasas: {
      'plan.tasaMensual.ABLT': tasa('plan.tasaMensual.ABLT'),
      'plan.tasaMensual.SHANT': tasa('plan.tasaMensual.SHANT'),
    },
  }
}
