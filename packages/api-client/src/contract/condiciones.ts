import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { exportado, paginado } from './common.ts'

/** Legal conditions of the lawyers' contracts (S1 §2; empty until loaded, D97). */
export const condiciones = {
  getCondiciones: pagedEntry({
    method: 'GET',
    path: '/condiciones',
    capacidad: 'condiciones.ver',
    limite: 'consulta',
    summary: 'Condiciones legales',
    query: paginado,
    reply: array(
      object({
        id: number().integer().required(),
        contrato: string().required(),
        condiciones: string().defined(),
        /** 'Muñoz Peña, Carolina'. */
        abogado: string().required(),
        codexterno: string().required(),
        municipio: string().defined(),
      }).required(),
    ).required(),
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
}
