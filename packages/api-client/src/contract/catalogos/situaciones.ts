import { CLASES_DE_SITUACION, textos } from '@apremia/core'
import { array, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { nombreEscrito } from '../escrito.ts'
import { codigoDeCatalogo, versionDeFila } from './fila.ts'

const clase = string()
  .oneOf(CLASES_DE_SITUACION, textos.catalogos.situaciones.clase)
  .required(textos.catalogos.situaciones.clase)

const guardada = object({
  codigo: string().required(),
  detalle: string().required(),
  /** Group of the debt status. Search filters offer only the statuses of the group 'CC' (current account). */
  destino: string().required(),
  /** Meaning of the debt status for the rules of the product, such as 'gestionLegal' (in collection by lawyers). */
  clase,
  version: string().required(),
})

export const situaciones = {
  listSituaciones: entry({
    method: 'GET',
    path: '/situaciones',
    capacidad: 'catalogos.ver',
    limite: 'consulta',
    summary: 'Situaciones del municipio y qué significa cada una para los casos',
    reply: array(guardada.required()).required(),
  }),
  saveSituacion: entry({
    method: 'PUT',
    path: '/situaciones',
    capacidad: 'catalogos.administrar',
    summary:
      'Agrega una situación, o cambia la que se vio; otro significado recalcula en un trabajo los casos que alcanza',
    body: object({
      codigo: codigoDeCatalogo,
      detalle: nombreEscrito.default(''),
      destino: string().trim().uppercase().max(40).default('CC'),
      clase,
      version: versionDeFila,
    }),
    reply: guardada,
  }),
}
