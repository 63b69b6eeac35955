import { ESTADOS_DE_CUOTA } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { entry, pagedEntry } from '../../entry.ts'
import { fechaIso, importe, paginado } from '../common.ts'
import { filtroDeContribuyente } from '../filtro-de-contribuyente.ts'
import { DE_QUIEN_PIDE } from '../nombres-de-la-especificacion.ts'
import { importeOFalta } from './deuda.ts'
import { filtroDeImponible } from './situaciones.ts'

/** Instalment of a payment plan. A date is null when the municipality does not give that date (D39). */
export const cuotaDePlan = object({
  CUOTA: number().integer().required(),
  MONTO_CAPITAL: importeOFalta,
  MONTO_INTERES: importeOFalta,
  MONTO: importe.required(),
  FECHA_VTO: fechaIso.nullable().defined(),
  INT_COBRANZA: importeOFalta,
  FECHA_COBRANZA: fechaIso.nullable().defined(),
  TIPO_COMPROB: string().defined(),
  NRO_COMPROB: string().defined(),
  /** Due date as DD/MM/YYYY, the format in which the product prints dates. */
  FRM_FECHA: string().defined(),
  /** State of the instalment today, in the time zone of Buenos Aires (D38). */
  ESTADO: string().oneOf(ESTADOS_DE_CUOTA).required(),
})

export const planDePago = object({
  NRO_PLAN: number().integer().required(),
  TIPO: string().oneOf(['I', 'C']).required(),
  NRO_IMPONIBLE: number().integer().required(),
  RECURSO: string().required(),
  APYNOM: string().defined(),
  /** Code of the type of payment plan (S1 §4). */
  PLAN: string().defined(),
  FECHA: fechaIso.nullable().defined(),
  /**
   * State of the payment plan: vigente (in force), cumplido (fulfilled) or caduco (lapsed). The screens show any other
   * value as '{value} (sin catálogo)' (D162).
   */
  ESTADO: string().defined(),
  CUOTAS: number().integer().nullable().defined(),
  TOTAL: importeOFalta,
  /**
   * Codes of the lawyers to whom the tax periods of the payment plan were assigned, joined by ', '. '' when they were
   * assigned to no lawyer.
   */
  LEGAL: string().defined(),
})

export const ESTADOS_DE_PLAN = ['vigente', 'cumplido', 'caduco'] as const

const numeroDePlan = number()
  .integer('El número de plan lleva solo dígitos.')
  .min(1)
  .max(2_147_483_647)
  .typeError('El número de plan lleva solo dígitos.')

export const filtroDePlanes = filtroDeImponible.shape({
  plan: numeroDePlan
    .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
    .optional(),
  contribuyente: string().trim().max(120).default(''),
  /**
   * Filter: only the payment plans of this taxpayer's properties and businesses. The product does not send this filter
   * to the municipality's own service, and filters the response instead.
   */
  nroContribuyente: filtroDeContribuyente,
  estado: string()
    .oneOf(['', ...ESTADOS_DE_PLAN], 'El estado del plan debe ser vigente, cumplido o caduco.')
    .default(''),
})

export const ORDENES_DE_PLANES = ['plan', 'fecha', 'contribuyente', 'imponible'] as const

export const estadoDePlan = object({
  plan: number().integer().required(),
  estado: string().defined(),
  cuotas: array(cuotaDePlan.required()).required(),
})

export const municipioPlanes = {
  estadoPlnPago: entry({
    service: 'municipio',
    method: 'POST',
    path: '/estadoPlnPago',
    capacidad: 'deuda.consultar',
    limite: 'consulta',
    summary: 'Estado de un plan de pagos y sus cuotas',
    body: object({
      /** Kind of query. The only value is 1 (S1 §7). */
      tipo: number().oneOf([1], 'El tipo es siempre 1.').default(1),
      plan: numeroDePlan.required('Debe ingresar un número de plan'),
    }),
    reply: estadoDePlan,
  }),
  planFiltro: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/cobrojud/planFiltro',
    capacidad: 'deuda.ver',
    limite: 'busqueda',
    deOtros: 'planes de pago',
    summary: 'Planes de pago',
    query: paginado.shape({
      orden: string().oneOf(ORDENES_DE_PLANES).default('plan'),
      sentido: string().oneOf(['asc', 'desc']).default('desc'),
    }),
    body: conClaves(
      object({
        /** Body of the search. `bsq` is the kind of search, and its only value is 1 (S1 §7). */
        data: filtroDePlanes
          .shape({ bsq: number().oneOf([1], 'bsq es siempre 1.').default(1) })
          .required(),
      }),
      { sinLeer: DE_QUIEN_PIDE },
    ),
    vela: 'plan',
    reply: array(planDePago.required()).required(),
  }),
}
