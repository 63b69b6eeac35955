import { type DeudaCC, type LineaDeDeudaCC, lineasDeDeuda } from '@apremia/api-client'
import {
  computePagoUnico,
  type Porcentaje,
  type Principal,
  scopeDeuda,
  textos,
  wireAmount,
} from '@apremia/core'
import type { DeudaDelMunicipio } from './deuda-proveedor.ts'

export const EN_PLAN = 'EN PLAN'

const mensajeDe = (hay: boolean, otros: boolean): string => {
  if (hay) return ''
  return otros ? textos.deudas.deOtroAbogado : textos.deudas.sinDeudas
}

/**
 * The plans the person may see: with periods hidden, only those that a period they see is in, for the number
 * of another lawyer's plan is not theirs to know (D21).
 */
const planesVisibles = (
  planpago: DeudaDelMunicipio['planpago'],
  visibles: readonly LineaDeDeudaCC[],
  otros: boolean,
) => {
  const propios = new Set(visibles.map(({ NRO_PLAN }) => NRO_PLAN))
  return planpago.filter(({ NRO_PLAN }) => !otros || propios.has(NRO_PLAN))
}

const pagoDe = (
  recurso: string,
  bloque: Partial<Pick<DeudaCC, 'deuda' | 'legal'>>,
  reduccion: Porcentaje,
) => {
  const lineas = lineasDeDeuda({ deuda: [], legal: [], enPlan: [], ...bloque })
  const pago = computePagoUnico(recurso, lineas, reduccion)
  if (!pago.ok) return null
  const { total, interes, descuento, importe } = pago.valor
  return {
    total: wireAmount(total),
    interes: wireAmount(interes),
    descuento: wireAmount(descuento),
    importe: wireAmount(importe),
  }
}

/** What a person is answered of the debt of an item and resource. */
export const answerDeuda = (
  principal: Principal,
  recurso: string,
  municipal: DeudaDelMunicipio,
  reduccion: { readonly texto: string; readonly porcentaje: Porcentaje },
): DeudaCC => {
  const conLegal = municipal.lineas.map((linea) => ({ linea, legal: linea.LEGAL }))
  const { visibles, otros } = scopeDeuda(principal, conLegal)
  const lineas = visibles.map(({ linea }) => linea)
  const sueltas = lineas.filter(({ ESTADO }) => ESTADO !== EN_PLAN)
  const deuda = sueltas.filter(({ LEGAL }) => LEGAL === '')
  const legal = sueltas.filter(({ LEGAL }) => LEGAL !== '')
  return {
    deuda,
    legal,
    enPlan: lineas.filter(({ ESTADO }) => ESTADO === EN_PLAN),
    planpago: planesVisibles(municipal.planpago, lineas, otros),
    contribuyente: [...municipal.contribuyente],
    mensaje: mensajeDe(lineas.length > 0, otros),
    otros,
    pagoUnico: {
      reduccion: reduccion.texto,
      fueraDeGestion: pagoDe(recurso, { deuda }, reduccion.porcentaje),
      enGestion: pagoDe(recurso, { legal }, reduccion.porcentaje),
    },
    liquidadoAl: municipal.liquidadoAl,
  }
}
