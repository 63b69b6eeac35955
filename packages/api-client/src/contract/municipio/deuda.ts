import { textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { fechaIso, importe } from '../common.ts'

/** Amount of debt. Null when the municipality did not give the amount, because a missing amount is never 0 (D110). */
export const importeOFalta = importe.nullable().defined()

/** Code of a resource (the tax or fee that is owed), always as text (D76). */
export const codigoDeRecurso = string()
  .trim()
  .matches(/^[A-Z0-9]{1,4}$/, 'El recurso tiene hasta cuatro letras mayúsculas o dígitos.')

export const numeroDeImponible = string()
  .trim()
  .matches(/^\d{1,10}$/, 'El número de imponible lleva solo dígitos.')

export const lineaDeDeudaCC = object({
  ANIO: number().integer().required(),
  CUOTA: number().integer().required(),
  /** Due date of the period. Null when the municipality gives no due date. */
  VENCIMIENTO: fechaIso.nullable().defined(),
  CAPITAL: importeOFalta,
  INTERES: importeOFalta,
  TOTAL: importeOFalta,
  ESTADO: string().defined(),
  /**
   * Code of the situation of the period. For a code outside the catalogue of situations, `DETALLE_SITUACION` is '{code}
   * (sin catálogo)' (D162).
   */
  SITUACION: string().defined(),
  DETALLE_SITUACION: string().defined(),
  /** Lawyer's code. '' for a period outside legal management. */
  LEGAL: string().defined(),
  NRO_PLAN: number().integer().nullable().defined(),
})

export const planDeDeudaCC = object({
  NRO_PLAN: number().integer().required(),
  RECURSO: string().required(),
})

/** Single payment of a whole group of debt: `total` = `descuento` + `importe` (D34). */
export const pagoUnico = object({
  total: importe.required(),
  interes: importe.required(),
  descuento: importe.required(),
  importe: importe.required(),
})

const lineas = array(lineaDeDeudaCC.required()).required()

export const deudaCC = object({
  /** Periods outside legal management. */
  deuda: lineas,
  /** Periods in legal management that the person may see (D21). */
  legal: lineas,
  /**
   * Periods in a payment plan, among the periods that the person may see. The lists `deuda`, `legal` and `enPlan` have
   * no period in common.
   */
  enPlan: lineas,
  planpago: array(planDeDeudaCC.required()).required(),
  contribuyente: array(object({ APYNOM: string().defined() }).required()).required(),
  /** 'No posee deudas' when the municipality said so. '' otherwise. */
  mensaje: string().defined(),
  /** True when the response leaves out the periods of another lawyer. The lists and totals are then incomplete. */
  otros: boolean().required(),
  /**
   * Single payments: one payment of all the debt outside legal management, and one payment of all the debt in legal
   * management. A payment is null when none of its debt has a resource that offers a single payment.
   */
  pagoUnico: object({
    /** Discount of the single payment, as a percentage of the interest: '20'. */
    reduccion: string().required(),
    fueraDeGestion: pagoUnico.nullable().defined().default(null),
    enGestion: pagoUnico.nullable().defined().default(null),
  }).required(),
  /** Day for which the amounts are computed. */
  liquidadoAl: fechaIso.required(),
  /** Message that the amounts are out of date (D171). '' while the amounts are valid. */
  importesViejos: string().defined().default(''),
  /**
   * Message that the municipality's service does not respond, with the moment at which the data were received. '' for
   * current data.
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
      /** Always 0, the only value that the municipal service accepts. */
      concepto: string().oneOf(['0'], 'El concepto es siempre 0.').default('0'),
    }).test(mismaClase()),
    reply: deudaCC,
  }),
}
