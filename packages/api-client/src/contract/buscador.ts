import { MESAS } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso, importe } from './common.ts'
import { plazoALaVista } from './plazo-a-la-vista.ts'

const texto = string().defined()
const entero = number().integer().required()
const tipo = string().oneOf(['I', 'C']).required()

/** Kinds of results of the search box, in display order. */
export const CLASES_DE_HALLAZGO = [
  'inmuebles',
  'casos',
  'contribuyentes',
  'comercios',
  'convenios',
  'titulos',
  'expedientes',
] as const
export type ClaseDeHallazgo = (typeof CLASES_DE_HALLAZGO)[number]

export const MAXIMO_DE_HALLAZGOS = 5

const clases = array(string().oneOf(CLASES_DE_HALLAZGO).required()).required()

export const buscador = {
  searchBuscador: entry({
    method: 'POST',
    soloLee: true,
    path: '/buscador',
    capacidad: 'padron.buscar',
    limite: 'busqueda',
    summary:
      'Por número, documento o nombre: inmuebles, casos, comercios, contribuyentes, convenios, títulos y expedientes, de los que la persona puede ver y algunos de cada clase. Con el servicio de un municipio, lo que se guarda en el producto',
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
      /**
       * Cases found. A number in the search box finds the cases of the property or business with that number. A number
       * with the code of a tax, such as '101 RV', finds one case.
       */
      casos: array(
        object({
          tipo,
          imponible: entero,
          recurso: texto,
          contribuyente: texto,
          abogado: texto,
          mesa: string().oneOf(MESAS).required(),
          radicado: boolean().required(),
          /** True when all the debt of the case that was assigned to lawyers is paid. */
          saldado: boolean().required(),
          /** Unpaid debt of the case that lawyers collect and that the person may see. */
          monto: importe.nullable().defined(),
          plazo: plazoALaVista.required(),
        }).required(),
      ).required(),
      comercios: array(
        object({ numero: entero, nombre: texto, domicilio: texto }).required(),
      ).required(),
      contribuyentes: array(
        object({
          numero: entero,
          nombre: texto,
          /** DNI (identity number) or CUIT (tax number) of the taxpayer. A guest receives a masked number (D10). */
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
      expedientes: array(
        object({
          expediente: texto,
          caratula: texto,
          tipo,
          imponible: entero,
          recurso: texto,
          abogado: texto,
          /** Work list that shows the case, judicial or extrajudicial. Null when no work list shows the case. */
          mesa: string().oneOf(MESAS).nullable().defined(),
          monto: importe.nullable().defined(),
          plazo: plazoALaVista.nullable().defined().default(null),
        }).required(),
      ).required(),
      /** Kinds of record of which the search found more than the response includes. */
      hayMas: clases,
      /** Kinds of record that the search omits, because only the municipality's own service keeps these records. */
      sinBuscar: clases,
    }),
  }),
}
