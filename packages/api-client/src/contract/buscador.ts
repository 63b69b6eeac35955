import { MESAS } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'

const texto = string().defined()
const entero = number().integer().required()
const tipo = string().oneOf(['I', 'C']).required()

/** Kinds of results of the search box, in the order in which it shows them. */
export const CLASES_DE_HALLAZGO = [
  'inmuebles',
  'contribuyentes',
  'comercios',
  'convenios',
  'titulos',
  'expedientes',
] as const
export type ClaseDeHallazgo = (typeof CLASES_DE_HALLAZGO)[number]

/** Most results of each kind. */
export const MAXIMO_DE_HALLAZGOS = 5

const clases = array(string().oneOf(CLASES_DE_HALLAZGO).required()).required()

/** Search box of the header: finds the things whose number or name is the text. */
export const buscador = {
  searchBuscador: entry({
    method: 'POST',
    soloLee: true,
    path: '/buscador',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    summary:
      'Por número, documento o nombre: inmuebles, comercios, contribuyentes, convenios, títulos y expedientes, de los que la persona puede ver y algunos de cada clase. Con el servicio de un municipio, lo que se guarda en el producto',
    body: object({ texto: string().max(200).default('') }),
    reply: object({
      inmuebles: array(
        object({
          numero: entero,
          contribuyente: texto,
          domicilio: texto,
          activo: boolean().required(),
        }).required(),
      ).required(),
      comercios: array(
        object({ numero: entero, nombre: texto, domicilio: texto }).required(),
      ).required(),
      contribuyentes: array(
        object({
          numero: entero,
          nombre: texto,
          /** DNI or CUIT; covered for guests (D10). */
          documento: texto,
          domicilio: texto,
        }).required(),
      ).required(),
      convenios: array(
        object({
          id: entero,
          convenio: texto,
          firmante: texto,
          fecha: fechaIso.required(),
          confirmado: boolean().required(),
        }).required(),
      ).required(),
      titulos: array(
        object({
          numero: entero,
          tipo,
          imponible: entero,
          recurso: texto,
          contribuyente: texto,
          anulado: boolean().required(),
        }).required(),
      ).required(),
      /** Court file of a radication in force, with its case and the lawyer in charge. */
      expedientes: array(
        object({
          expediente: texto,
          caratula: texto,
          tipo,
          imponible: entero,
          recurso: texto,
          abogado: texto,
          /** Desk that shows the case, or null when neither does. */
          mesa: string().oneOf(MESAS).nullable().defined(),
        }).required(),
      ).required(),
      /** Kinds with more results than those returned. */
      hayMas: clases,
      /** Kinds that only the municipality's own service keeps: they were not looked for. */
      sinBuscar: clases,
    }),
  }),
}
