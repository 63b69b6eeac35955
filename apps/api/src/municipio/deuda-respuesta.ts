import { type DeudaCC, lineasDeDeuda } from '@apremia/api-client'
import {
  type CatalogoDeRecursos,
  computePagoUnico,
  type Porcentaje,
  textos,
  wireAmount,
} from '@apremia/core'
import type { DeudaVisible } from './visibles.ts'

export const EN_PLAN = 'EN PLAN'

const mensajeDe = (hay: boolean, otros: boolean): string => {
  if (hay) return ''
  return otros ? textos.deudas.deOtroAbogado : textos.deudas.sinDeudas
}

const pagoDe = (
  recursos: CatalogoDeRecursos,
  recurso: string,
  bloque: Partial<Pick<DeudaCC, 'deuda' | 'legal'>>,
  reduccion: Porcentaje,
) => {
  const lineas = lineasDeDeuda({ deuda: [], legal: [], enPlan: [], ...bloque })
  const pago = computePagoUnico(recursos, recurso, lineas, reduccion)
  if (!pago.ok) return null
  const { total, interes, descuento, importe } = pago.valor
  return {
    total: wireAmount(total),
    interes: wireAmount(interes),
    descuento: wireAmount(descuento),
    importe: wireAmount(importe),
  }
}

export const answerDeuda = (
  recursos: CatalogoDeRecursos,
  recurso: string,
  { lineas, planpago, contribuyente, liquidadoAl, otros }: DeudaVisible,
  reduccion: { readonly texto: string; readonly porcentaje: Porcentaje },
): Omit<DeudaCC, 'importesViejos' | 'aviso'> => {
  const sueltas = lineas.filter(({ ESTADO }) => ESTADO !== EN_PLAN)
  const deuda = sueltas.filter(({ LEGAL }) => LEGAL === '')
  const legal = sueltas.filter(({ LEGAL }) => LEGAL !== '')
  return {
    deuda,
    legal,
    enPlan: lineas.filter(({ ESTADO }) => ESTADO === EN_PLAN),
    planpago: [...planpago],
    contribuyente: [...contribuyente],
    mensaje: mensajeDe(lineas.length > 0, otros),
    otros,
    pagoUnico: {
      reduccion: reduccion.texto,
      fueraDeGestion: pagoDe(recursos, recurso, { deuda }, reduccion.porcentaje),
      enGestion: pagoDe(recursos, recurso, { legal }, reduccion.porcentaje),
    },
    liquidadoAl,
  }
}
