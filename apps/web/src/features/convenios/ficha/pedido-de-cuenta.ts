import { type ConvenioTecleado, parseCuotas, parseDni, parseFecha } from '@apremia/core'
import { today } from '../../../ui/format.ts'
import type { ContextoDeFicha } from './contexto.ts'
import {
  type Cuentable,
  conPeriodosDe,
  conserva,
  guardadoDe,
  intactoDe,
  pideOtros,
  tienePlan,
} from './cuentable.ts'
import { pedidoDePlan } from './planes.ts'
import { cuotasPlan } from './seleccion.ts'

const NADA = '[]'

/**
 * Builds the request for the amounts of the payment agreement, or returns null when there is nothing to request. Also
 * asks for the possible payment plans of a property or business, when no plan is saved or the person wants others.
 */
export const pedidoDeCuenta = (
  ficha: Cuentable,
  { clase, abogado, edicion }: ContextoDeFicha,
  { firma_caracter, frm_dni, fechaconf, estado_id, otgastos, ...pago }: ConvenioTecleado,
) => {
  const { rest } = ficha
  const items = conPeriodosDe(rest)
  const ofrecer = items.filter(
    (item) => pideOtros(rest, item) || guardadoDe(ficha, item) === undefined,
  )
  const nadaQueVer = intactoDe(ficha) && ofrecer.length === 0
  if (nadaQueVer || items.length === 0) return null
  const mantiene = conserva(ficha)
  return {
    fechaconf: parseFecha(fechaconf) ?? today(),
    estado_id,
    otgastos,
    frmpg_id: pago.frmpg_id,
    montopago: pago.montopago,
    cuotaspago: pago.cuotaspago,
    firma_caracter,
    // An incomplete identity number (DNI) is sent as ''. Otherwise each typed digit would cause another request.
    frm_dni: parseDni(frm_dni) ?? '',
    clase,
    abogado,
    cuotas_plan: mantiene ? NADA : JSON.stringify(cuotasPlan(items)),
    planes: mantiene ? NADA : JSON.stringify(items.filter(tienePlan).map(pedidoDePlan)),
    ofrecer: JSON.stringify(ofrecer.map(({ r, i, cuotas }) => ({ r, i, c: parseCuotas(cuotas) }))),
    ...edicion,
  }
}
