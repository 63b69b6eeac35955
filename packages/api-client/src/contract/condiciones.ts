import { LARGOS_DE_CONDICION, textos } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { exportado, idNumerico, paginado } from './common.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'

const { requeridos } = textos.condiciones

const condicion = object({
  id: number().integer().required(),
  contrato: string().required(),
  condiciones: string().defined(),
  /** Name of the lawyer, like 'Muñoz Peña, Carolina'. */
  abogado: string().required(),
  codexterno: string().required(),
  municipio: string().defined(),
  version: string().required(),
})

const largo = (maximo: number) =>
  [maximo, `El texto pasa de ${maximo} caracteres: abrévielo.`] as const

const datos = object({
  contrato: nombreEscrito.max(...largo(LARGOS_DE_CONDICION.contrato)).required(requeridos.contrato),
  condiciones: textoEscrito
    .max(...largo(LARGOS_DE_CONDICION.condiciones))
    .required(requeridos.condiciones),
  abogado: string().trim().max(10).required(requeridos.abogado),
  municipio: nombreEscrito.max(...largo(LARGOS_DE_CONDICION.municipio)).default(''),
})

/** Legal conditions of the lawyers' contracts (S1 §2). The list is empty until somebody enters the conditions (D97). */
export const condiciones = {
  getCondiciones: pagedEntry({
    method: 'GET',
    path: '/condiciones',
    capacidad: 'condiciones.ver',
    limite: 'consulta',
    summary: 'Condiciones legales',
    query: paginado,
    reply: array(condicion.required()).required(),
  }),
  exportCondiciones: entry({
    method: 'GET',
    path: '/condiciones/excel',
    capacidad: 'condiciones.ver',
    limite: 'exportacion',
    summary: 'Todas las condiciones legales: condiciones-legales.xlsx o .csv',
    query: exportado,
    reply: 'file',
  }),
  getCondicionesEjemplo: entry({
    method: 'GET',
    path: '/condiciones/ejemplo',
    limite: 'documento',
    capacidad: 'condiciones.administrar',
    summary: 'Planilla de ejemplo para cargar condiciones legales',
    reply: 'file',
  }),
  createCondicion: entry({
    method: 'POST',
    path: '/condiciones',
    capacidad: 'condiciones.administrar',
    summary: 'Agrega las condiciones de un contrato de un abogado',
    body: datos,
    reply: object({ condicion }),
  }),
  editCondicion: entry({
    method: 'PUT',
    path: '/condiciones/:id',
    capacidad: 'condiciones.administrar',
    summary: 'Cambia las condiciones de un contrato',
    params: object({ id: idNumerico.required() }),
    body: datos.shape({
      version: string().max(80).required('Falta la versión de la condición que se cambia.'),
    }),
    reply: object({ condicion }),
  }),
  loadCondiciones: entry({
    method: 'POST',
    path: '/condiciones/planilla',
    capacidad: 'condiciones.administrar',
    summary:
      'Carga una planilla de condiciones, toda o nada: agrega las nuevas, actualiza las que están y no quita ninguna',
    body: object({}),
    files: ['file'],
    reply: object({
      altas: number().integer().required(),
      cambios: number().integer().required(),
      iguales: number().integer().required(),
      avisos: array(string().required()).required(),
    }),
  }),
}
