import { LISTAS_CORTAS, USOS_DE_CATALOGO } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { codigoDeCatalogo } from './fila.ts'

/** Call that counts the records that use a row of a catalogue. A person sees the counts before changing the row. */
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
      /**
       * Numbers of records that use the catalogue row. `que` is the kind of record and `n` the number of them. A kind
       * with no records is left out.
       */
      usos: array(
        object({
          que: string().oneOf(USOS_DE_CATALOGO).required(),
          n: number().integer().positive().required(),
        }).required(),
      ).required(),
    }),
  }),
}
