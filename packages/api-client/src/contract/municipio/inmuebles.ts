import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../../claves.ts'
import { entry, pagedEntry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { exportado, fechaIso } from '../common.ts'
import { DE_BUSQUEDA, DE_QUIEN_PIDE } from '../nombres-de-la-especificacion.ts'
import { codigoDeRecurso, numeroDeImponible } from './deuda.ts'
import { cuerpoDeBusqueda, ordenado, paginaDe } from './filtros.ts'

const texto = string().defined()
const numero = number().integer().nullable().defined()
/**
 * True while the provincial registry contains the real property. False when the last complete load of that registry did
 * not contain it (D91).
 */
const activo = boolean().required()

/** Real property of the register, with the data of one tax or fee of the property (S1 §3, S2 §3). */
export const inmuebleDePadron = object({
  NRO_INMUEBLE: number().integer().required(),
  RECURSO: texto,
  NRO_IMPONIBLE: number().integer().required(),
  CALLE: texto,
  NRO: numero,
  PISO: texto,
  DEPT: texto,
  BARRIO: texto,
  /** Address of the real property, as one text: street, number, floor and flat. */
  DOMICILIO: texto,
  PAR_PROVINCIAL: texto,
  PARTIDA: texto,
  /** Name of the first taxpayer who owes the debt of the real property. */
  APYNOM: texto,
  /**
   * Codes of the lawyers who collect tax periods of the real property, joined by ', '. '' when no lawyer collects any.
   */
  LEGAL: texto,
  /**
   * Day since which all the debt of the property that is assigned to lawyers is paid (D169). Null while some of it is
   * unpaid, and when only the municipality's own service stores the debt.
   */
  SALDADA: fechaIso.nullable().defined().default(null),
  CIRCUNS: texto,
  SECCION: texto,
  CHACRA_NRO: numero,
  CHACRA_LET: texto,
  QUINTA_NRO: numero,
  QUINTA_LET: texto,
  FRACCION_NRO: numero,
  FRACCION_LET: texto,
  MANZANA_NRO: numero,
  MANZANA_LET: texto,
  PARCELA_NRO: numero,
  PARCELA_LET: texto,
  UNI_FUNCIONAL: numero,
  NOMENCLATURA: texto,
  ACTIVO: activo,
})

/**
 * Columns by which a list of real properties can be sorted. Without a choice, the list is sorted by the first column.
 */
export const ORDENES_DE_INMUEBLES = [
  'NRO_INMUEBLE',
  'RECURSO',
  'APYNOM',
  'DOMICILIO',
  'BARRIO',
  'NOMENCLATURA',
  'PARTIDA',
] as const

const lista = array(inmuebleDePadron.required()).required()

export const recursoDeImponible = object({ RECURSO: texto, DETALLE: texto })

const tipo = string().oneOf(['I', 'C'], 'El tipo es I (inmueble) o C (comercio).')

/**
 * Data of a property or business that are the same for all its taxes. The specification calls this query
 * `consultas/basexImp`.
 */
export const baseDeImponible = object({
  TIPO: tipo.required(),
  IMPONIBLE: number().integer().required(),
  APYNOM: texto,
  DOMICILIO: texto,
  NOMENCLATURA: texto,
  PARTIDA: texto,
  DOMICILIO_POSTAL: texto,
  RECURSOS: array(recursoDeImponible.required()).required(),
  LEGAL: texto,
  ACTIVO: activo,
})

export const municipioInmuebles = {
  recImpInm: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/recImpInm',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    deOtros: 'inmuebles',
    summary: 'Búsqueda de inmuebles: una fila por inmueble y recurso',
    query: paginaDe(ORDENES_DE_INMUEBLES),
    body: cuerpoDeBusqueda('inmuebles'),
    vela: 'inmueble',
    reply: lista,
  }),
  exportRecImpInm: entry({
    service: 'municipio',
    method: 'POST',
    path: '/recImpInm/excel',
    capacidad: 'padron.exportar',
    limite: 'exportacion',
    summary: 'Todos los inmuebles de la búsqueda, en el mismo orden, con su deuda total',
    query: ordenado(ORDENES_DE_INMUEBLES).concat(exportado),
    body: cuerpoDeBusqueda('inmuebles'),
    reply: 'file',
  }),
  recImpxAbog: pagedEntry({
    service: 'municipio',
    method: 'GET',
    path: '/recImpxAbog',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    deOtros: 'imponibles en gestión legal',
    summary: 'Imponibles en gestión legal de un abogado',
    query: paginaDe(['IMPONIBLE', 'RECURSO']).shape({ abogado: string().trim().max(10) }),
    vela: 'inmueble',
    reply: array(
      object({
        TIPO: tipo.required(),
        IMPONIBLE: number().integer().required(),
        RECURSO: texto,
        LEGAL: texto,
      }).required(),
    ).required(),
  }),
  recursosxImp: entry({
    service: 'municipio',
    method: 'GET',
    path: '/recursosxImp',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    summary: 'Recursos de un imponible',
    query: object({ tipo: tipo.default('I'), imponible: numeroDeImponible.required() }),
    reply: array(recursoDeImponible.required()).required(),
  }),
  basexImp: entry({
    service: 'municipio',
    method: 'POST',
    path: '/consultas/basexImp',
    capacidad: 'padron.consultar',
    limite: 'busqueda',
    summary: 'Datos de base de un imponible; a quien no lo tiene se le dice quién (403)',
    body: object({ tipo: tipo.default('I'), imponible: numeroDeImponible.required() }),
    vela: 'inmueble',
    reply: baseDeImponible,
  }),
  getInmuebles: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/getInmuebles',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    deOtros: 'inmuebles',
    summary: 'Inmuebles por nombre, número o abogado',
    query: paginaDe(ORDENES_DE_INMUEBLES),
    body: conClaves(
      object({
        nombre: string().max(200).nullable(),
        inmueble: string().max(20).nullable(),
        abogado: string().max(10).nullable(),
      }),
      { sinLeer: DE_QUIEN_PIDE, sinonimos: DE_BUSQUEDA.inmuebles },
    ),
    vela: 'inmueble',
    reply: lista,
  }),
  contribxImp: entry({
    service: 'municipio',
    method: 'POST',
    path: '/contribxImp',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    summary: 'Quiénes responden por un imponible y recurso',
    body: object({
      recurso: codigoDeRecurso.required(),
      imponible: numeroDeImponible.required(),
      clase: claseDeImponible,
    }).test(mismaClase()),
    vela: 'responsable',
    reply: array(
      object({ APYNOM: texto, NRO_DOC: texto, CUIT: texto, VINCULO_DESC: texto }).required(),
    ).required(),
  }),
}
