import { textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { fechaIso, importe } from '../common.ts'

/**
 * Amount of debt. Null when the municipality did not give the amount. A missing amount is never replaced by 0 (D110).
 */
export const importeOFalta = importe.nullable().defined()

/** Code of the tax or fee (recurso) that is owed, always as text (D76). */
export const codigoDeRecurso = string()
  .trim()
  .matches(/^[A-Z0-9]{1,4}$/, 'El recurso tiene hasta cuatro letras mayúsculas o dígitos.')

export const numeroDeImponible = string()
  .trim()
  .matches(/^\d{1,10}$/, 'El número de imponible lleva solo dígitos.')

export const lineaDeDeudaCC = object({
  ANIO: number().integer().required(),
  CUOTA: number().integer().required(),
  /** Due date of the tax period. Null when the municipality gives no due date. */
  VENCIMIENTO: fechaIso.nullable().defined(),
  CAPITAL: importeOFalta,
  INTERES: importeOFalta,
  TOTAL: importeOFalta,
  ESTADO: string().defined(),
  /**
   * Code of the status of the tax period (situación). For a code that the catalogue of statuses lacks,
   * `DETALLE_SITUACION` is '{code} (sin catálogo)' (D162).
   */
  SITUACION: string().defined(),
  DETALLE_SITUACION: string().defined(),
  /** Code of the lawyer who collects the tax period. '' when no lawyer collects it. */
  LEGAL: string().defined(),
  NRO_PLAN: number().integer().nullable().defined(),
})

export const planDeDeudaCC = object({
  NRO_PLAN: number().integer().required(),
  RECURSO: string().required(),
})

/**
 * Single payment of a whole debt, with a discount on its interest (D34). `total` is the debt, `descuento` the discount,
 * and `importe` the amount to pay.
 */
export const pagoUnico = object({
  total: importe.required(),
  interes: importe.required(),
  descuento: importe.required(),
  importe: importe.required(),
})

const lineas = array(lineaDeDeudaCC.required()).required()

export const deudaCC = object({
  deuda: lineas,
  /**
   * Tax periods that are assigned to lawyers for collection (legal management), as far as the person may see them
   * (D21).
   */
  legal: lineas,
  /**
   * Tax periods in a payment plan that the person may see. A period is in only one of the lists `deuda`, `legal` and
   * `enPlan`.
   */
  enPlan: lineas,
  planpago: array(planDeDeudaCC.required()).required(),
  contribuyente: array(object({ APYNOM: string().defined() }).required()).required(),
  /** 'No posee deudas' when the municipality reported that the property or business has no debt. '' otherwise. */
  mensaje: string().defined(),
  /**
   * True when the response leaves out tax periods of other lawyers, which the person may not see. Then the lists and
   * totals are incomplete.
   */
  otros: boolean().required(),
  /**
   * Prices to pay the whole debt at once: debt not assigned to lawyers (`fueraDeGestion`) and debt assigned to lawyers
   * (`enGestion`). Null when no tax of that debt allows a single payment.
   */
  pagoUnico: object({
    /** Percentage of the interest that the single payment discounts: '20'. */
    reduccion: string().required(),
    fueraDeGestion: pagoUnico.nullable().defined().default(null),
    enGestion: pagoUnico.nullable().defined().default(null),
  }).required(),
  /** Day up to which the interest of the amounts is computed. */
  liquidadoAl: fechaIso.required(),
  /** Message shown when the amounts are too old to use (D171). '' while the amounts are valid. */
  importesViejos: string().defined().default(''),
  /**
   * Message shown when the municipality's service does not respond. The message gives the moment at which the product
   * received the shown data. '' for current data.
   */
  aviso: string().defined().default(''),
})

export const municipioDeuda = {
  deudaCC: entry({
    service: 'municipio',
    method: 'GET',
    path: '/deudaCC',
    capacidad: 'deuda.consultar',
    limite: 'consulta',
    summary: 'Deuda de un imponible y recurso, por período',
    query: object({
      imponible: numeroDeImponible.required('Debe ingresar un número de imponible'),
      recurso: codigoDeRecurso.required(textos.inmuebles.faltaRecurso),
      clase: claseDeImponible,
      /** Parameter of the municipal service. The service accepts only the value 0. */
      concepto: string().oneOf(['0'], 'El concepto es siempre 0.').default('0'),
    }).test(mismaClase()),
    reply: deudaCC,
  }),
}
