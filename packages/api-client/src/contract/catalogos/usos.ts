import { LISTAS_CORTAS, USOS_DE_CATALOGO } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { codigoDeCatalogo } from './fila.ts'

/** Records that use a row of a catalogue, counted before the row changes or is no longer offered. */
export const usosDeCatalogo = {
  getUsosDeCatalogo: entry({
    method: 'GET',
    path: '/catalogos/usos',
    capacidad: 'catalogos.administrar',
    limite: 'consulta',
    summary:
      'Cuántos imponibles, casos, papeles o personas usan una fila de un catálogo, antes de cambiarla',
    query: object({
      catalogo: string()
        .oneOf(
          ['recursos', ...LISTAS_CORTAS],
          'El catálogo es recursos, titulos, caracteres o formas.',
        )
        .required('Indique el catálogo.'),
      codigo: codigoDeCatalogo,
    }),
    reply: object({
      /** Only the kinds of record that use the row. */
      usos: array(
        object({
          que: string().oneOf(USOS_DE_CATALOGO).required(),
          n: number().integer().positive().required(),
        }).required(),
      ).required(),
    }),
  }),
}
