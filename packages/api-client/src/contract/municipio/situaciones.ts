import { array, number, object, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { entry, pagedEntry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { fechaIso, paginado } from '../common.ts'
import { DE_QUIEN_PIDE, NOMBRES_DE_IMPONIBLE } from '../nombres-de-la-especificacion.ts'
import { codigoDeRecurso, numeroDeImponible } from './deuda.ts'

export const situacionCC = object({
  CODIGO: string().required(),
  DETALLE_SITUACION: string().required(),
})

export const situacionDeImponible = object({
  /** Kind of `NRO_IMPONIBLE`: I for a real property (inmueble), C for a business (comercio). */
  TIPO: string().oneOf(['I', 'C']).required(),
  NRO_IMPONIBLE: number().integer().required(),
  RECURSO: string().required(),
  FECHA: fechaIso.nullable().defined(),
  /**
   * Code of the status of the debt (situación). For a code that the catalogue of statuses lacks, `DETALLE_SITUACION` is
   * '{code} (sin catálogo)' (D162).
   */
  SITUACION: string().defined(),
  DETALLE_SITUACION: string().defined(),
  LEGAL: string().defined(),
})

const situacionesDeImponible = array(situacionDeImponible.required()).required()
const catalogo = array(situacionCC.required()).required()

/** Lets a field of a search be empty. An empty field does not filter. */
const vacio = { excludeEmptyString: true }

const deImponible = object({
  imponible: string()
    .trim()
    .matches(/^\d{1,10}$/, {
      ...vacio,
      message: 'El número de imponible lleva solo dígitos.',
    })
    .default(''),
  recurso: string()
    .trim()
    .matches(/^[A-Z0-9]{1,4}$/, {
      ...vacio,
      message: 'El recurso tiene hasta cuatro letras mayúsculas o dígitos.',
    })
    .default(''),
  /**
   * Lawyer's code to filter by, for admin, the head lawyer (A00) and guests. For other people, the server always uses
   * their own code (D13).
   */
  abogado: string().trim().max(10).default(''),
  clase: claseDeImponible,
}).test(mismaClase())

export const filtroDeImponible = conClaves(deImponible, {
  sinLeer: DE_QUIEN_PIDE,
  sinonimos: NOMBRES_DE_IMPONIBLE,
})

export const municipioSituaciones = {
  listaSituaciones: entry({
    service: 'municipio',
    method: 'POST',
    path: '/listaSituaciones',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    summary: 'Catálogo de situaciones',
    body: object({}),
    reply: catalogo,
  }),
  dtSituacion: entry({
    service: 'municipio',
    method: 'GET',
    path: '/dtSituacion',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    summary: 'Situaciones de la cuenta corriente, por su detalle',
    query: conClaves(
      object({ destino: string().oneOf(['CC'], 'El destino es siempre CC.').default('CC') }),
      { sinonimos: { DESTINO: 'destino' } },
    ),
    reply: catalogo,
  }),
  listaSituaV2: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/listaSituaV2',
    capacidad: 'situaciones.historial',
    limite: 'consulta',
    deOtros: 'situaciones',
    summary: 'Historial de situaciones, de la más nueva a la más vieja',
    query: paginado,
    body: filtroDeImponible,
    reply: situacionesDeImponible,
  }),
  listaSituaActual: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/listaSituaActual',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    deOtros: 'situaciones',
    summary: 'La última situación de cada imponible y recurso',
    query: paginado,
    body: filtroDeImponible,
    reply: situacionesDeImponible,
  }),
  listaSitua: entry({
    service: 'municipio',
    method: 'POST',
    path: '/listaSitua',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    summary:
      'Situaciones de un imponible; sin recurso se prueban AB, SS y RV y vale el primero que tenga (D77)',
    body: filtroDeImponible.shape({
      imponible: numeroDeImponible.required('Debe ingresar un número de imponible'),
      recurso: codigoDeRecurso.default(undefined),
    }),
    reply: object({
      /**
       * Tax of the debt statuses in the response. When the request gives no tax, the server tries several taxes and
       * returns the first one that has debt statuses. '' when none has (D77).
       */
      recurso: string().defined(),
      situacion: situacionesDeImponible,
    }),
  }),
}
