import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { exportado, fechaIso, paginado } from '../common.ts'
import { numeroDeImponible } from './deuda.ts'
import { cuerpoDeBusqueda, ordenado, paginaDe } from './filtros.ts'

const texto = string().defined()
const numero = number().integer().nullable().defined()

/**
 * Business of the municipal register. The fields from `CIRCUNS` on are the cadastral data of the real property in which
 * the business is (S2 §3).
 */
export const comercioDePadron = object({
  NRO_COMERCIO: number().integer().required(),
  SUCURSAL: number().integer().required(),
  NOMBRE: texto,
  NOM_FANTASIA: texto,
  CALLE: texto,
  NRO: numero,
  PISO: texto,
  DEPT: texto,
  BARRIO: texto,
  DOMICILIO: texto,
  CUIT: texto,
  FECHA_APERTURA: fechaIso.nullable().defined(),
  FECHA_HABILITACION: fechaIso.nullable().defined(),
  EXPED_NRO: texto,
  NRO_INMUEBLE: numero,
  CIRCUNS: texto,
  SECCION: texto,
  CHACRA: texto,
  QUINTA: texto,
  FRACCION: texto,
  MANZANA: texto,
  PARCELA: texto,
  UNI_FUNCIONAL: texto,
  PAR_PROVINCIAL: texto,
  LEGAL: texto,
  /**
   * Codes of the taxes or fees that the business pays. Null when the search does not load the codes. The client then
   * gets the codes with the call `recursosxImp`.
   */
  RECURSOS: array(texto.required()).nullable().defined(),
  /**
   * Taxes whose debt assigned to lawyers is completely paid. Each tax has the day of its last payment (D169). For a
   * lawyer, only the debt assigned to that lawyer counts.
   */
  SALDADAS: array(object({ RECURSO: texto, DESDE: fechaIso.required() }).required())
    .required()
    .default([]),
})

export const ORDENES_DE_COMERCIOS = [
  'NRO_COMERCIO',
  'SUCURSAL',
  'NOMBRE',
  'NOM_FANTASIA',
  'DOMICILIO',
  'CUIT',
] as const

const lista = array(comercioDePadron.required()).required()

export const municipioComercios = {
  comercioxVarios: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/consultas/comercioxVarios',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    deOtros: 'comercios',
    summary: 'Búsqueda de comercios',
    query: paginaDe(ORDENES_DE_COMERCIOS),
    body: cuerpoDeBusqueda('comercios'),
    vela: 'comercio',
    reply: lista,
  }),
  exportComercioxVarios: entry({
    service: 'municipio',
    method: 'POST',
    path: '/consultas/comercioxVarios/excel',
    capacidad: 'padron.exportar',
    limite: 'exportacion',
    summary: 'Todos los comercios de la búsqueda, en el mismo orden, con su deuda total',
    query: ordenado(ORDENES_DE_COMERCIOS).concat(exportado),
    body: cuerpoDeBusqueda('comercios'),
    reply: 'file',
  }),
  comercioxInmueble: entry({
    service: 'municipio',
    method: 'GET',
    path: '/comercioxInmueble',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    summary: 'Comercios que están en un inmueble',
    query: object({ inm: numeroDeImponible.required('Indique el número de inmueble.') }),
    vela: 'comercio',
    reply: lista,
  }),
  comerciosxCC: pagedEntry({
    service: 'municipio',
    method: 'GET',
    path: '/comerciosxCC',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    deOtros: 'comercios',
    summary:
      'Comercios de un CUIT, o el de un número de comercio: S1 §7 no dice cuál de los dos es `cc`',
    query: paginado.shape({
      cc: string().trim().max(20).required('Indique el CUIT o el número de comercio.'),
    }),
    vela: 'comercio',
    reply: lista,
  }),
  existeComercio: entry({
    service: 'municipio',
    method: 'GET',
    path: '/existeComercio',
    capacidad: 'padron.consultar',
    limite: 'busqueda',
    summary: 'Si hay un comercio con ese número',
    query: object({ com: numeroDeImponible.required('Indique el número de comercio.') }),
    reply: object({ existe: boolean().required() }),
  }),
}
