import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { exportado } from '../common.ts'
import { cuerpoDeBusqueda, ordenado, paginaDe } from './filtros.ts'

const texto = string().defined()

/** Property or business of a taxpayer, with the relation of the taxpayer to it, such as owner or occupant (D99). */
export const vinculoDeContribuyente = object({
  TIPO: string().oneOf(['I', 'C']).required(),
  IMPONIBLE: number().integer().required(),
  /** Codes of the taxes or fees of the property or business that the person may see. */
  RECURSOS: array(texto.required()).required(),
  VINCULO_DESC: texto,
})

/**
 * Taxpayer of the municipal register, with the properties and businesses of the taxpayer. For a guest, the server masks
 * the identity numbers, phones and e-mail (D10).
 */
export const contribuyenteDePadron = object({
  NRO_CONTRIB: number().integer().required(),
  APYNOM: texto,
  NRO_DOC: texto,
  CUIT: texto,
  CUIM: texto,
  CALLE: texto,
  NRO: number().integer().nullable().defined(),
  PISO: texto,
  DEPT: texto,
  LOCALIDAD: texto,
  DOMICILIO: texto,
  TELEFONOS: texto,
  EMAIL: texto,
  IMPONIBLES: array(vinculoDeContribuyente.required()).required(),
})

export const ORDENES_DE_CONTRIBUYENTES = ['APYNOM', 'NRO_DOC', 'DOMICILIO'] as const

export const municipioContribuyentes = {
  recImpContrib: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/recImpContrib',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    deOtros: 'contribuyentes',
    summary: 'Búsqueda de contribuyentes, con sus imponibles',
    query: paginaDe(ORDENES_DE_CONTRIBUYENTES),
    body: cuerpoDeBusqueda('contribuyentes'),
    vela: 'contribuyente',
    reply: array(contribuyenteDePadron.required()).required(),
  }),
  exportRecImpContrib: entry({
    service: 'municipio',
    method: 'POST',
    path: '/recImpContrib/excel',
    capacidad: 'padron.exportar',
    limite: 'exportacion',
    summary: 'Todos los contribuyentes de la búsqueda, en el mismo orden',
    query: ordenado(ORDENES_DE_CONTRIBUYENTES).concat(exportado),
    body: cuerpoDeBusqueda('contribuyentes'),
    reply: 'file',
  }),
}
