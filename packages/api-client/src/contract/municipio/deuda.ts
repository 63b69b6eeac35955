import { textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { fechaIso, importe } from '../common.ts'

/** An amount, or null when the municipality did not tell it: missing is never 0 (D110). */
export const importeOFalta = importe.nullable().defined()

/** A code of a tax: always text (D76). */
export const codigoDeRecurso = string()
  .trim()
  .matches(/^[A-Z0-9]{1,4}$/, 'El recurso tiene hasta cuatro letras mayúsculas o dígitos.')

export const numeroDeImponible = string()
  .trim()
  .matches(/^\d{1,10}$/, 'El número de imponible lleva solo dígitos.')

/** A period owed, with the names of the municipal service (S1 §3). */
export const lineaDeDeudaCC = object({
  ANIO: number().integer().required(),
  CUOTA: number().integer().required(),
  /** Due date, or null when the municipality gives none. */
  VENCIMIENTO: fechaIso.nullable().defined(),
  CAPITAL: importeOFalta,
  INTERES: importeOFalta,
  TOTAL: importeOFalta,
  ESTADO: string().defined(),
  /** Code of the situation and its name; an unknown one shows '{code} (sin catálogo)' (D162). */
  SITUACION: string().defined(),
  DETALLE_SITUACION: string().defined(),
  /** Lawyer code, '' outside legal management. */
  LEGAL: string().defined(),
  NRO_PLAN: number().integer().nullable().defined(),
})

export const planDeDeudaCC = object({
  NRO_PLAN: number().integer().required(),
  RECURSO: string().required(),
})

/** The price of paying the block at once: `total` = `descuento` + `importe` (D34). */
export const pagoUnico = object({
  total: importe.required(),
  interes: importe.required(),
  descuento: importe.required(),
  importe: importe.required(),
})

const lineas = array(lineaDeDeudaCC.required()).required()

export const deudaCC = object({
  /** Outside legal management. */
  deuda: lineas,
  /** Lines in legal management that the person may see (D21). */
  legal: lineas,
  /** Lines in a payment plan that the person may see. A line is in only one of the three lists. */
  enPlan: lineas,
  planpago: array(planDeDeudaCC.required()).required(),
  contribuyente: array(object({ APYNOM: string().defined() }).required()).required(),
  /** 'No posee deudas' when the municipality said so; '' otherwise. */
  mensaje: string().defined(),
  /** True when periods of another lawyer are hidden. The lists and totals do not have them. */
  otros: boolean().required(),
  /** Single payment of each block, for the resources that have it. Null where it does not apply. */
  pagoUnico: object({
    /** Percentage taken off the interest: '20'. */
    reduccion: string().required(),
    fueraDeGestion: pagoUnico.nullable().defined().default(null),
    enGestion: pagoUnico.nullable().defined().default(null),
  }).required(),
  /** The day the amounts are calculated at. */
  liquidadoAl: fechaIso.required(),
  /** Notice that the amounts have expired (D171). '' while they are valid. */
  importesViejos: string().defined().default(''),
  /** Tells of when it is, because the municipality's service did not answer; '' when it is of now. */
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
      /** The municipal service takes only 0. */
      concepto: string().oneOf(['0'], 'El concepto es siempre 0.').default('0'),
    }).test(mismaClase()),
    reply: deudaCC,
  }),
}
