import { CRITERIOS_DE_PRESCRIPCION, ESTADOS_DE_PRESCRIPCION } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { exportado, fechaIso } from './common.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

const respuesta = object({
  criterio: string().oneOf(CRITERIOS_DE_PRESCRIPCION).required(),
  estado: string().oneOf(ESTADOS_DE_PRESCRIPCION).required(),
  /** Last day to sue for the tax period. Null when a lawsuit already claims it, and when its due date is unknown. */
  hasta: fechaIso.nullable().defined(),
  /** Number of days from today to `hasta`. Negative when `hasta` is past. Null when `hasta` is null. */
  faltan: number().integer().nullable().defined(),
  /**
   * True when the last day to sue is uncertain, because nobody recorded which tax periods a lawsuit or a demand letter
   * claims.
   */
  supuesta: boolean().required(),
  frase: string().required(),
})

export const prescripcion = {
  exportPrescripciones: entry({
    method: 'GET',
    path: '/casos/prescripciones/excel',
    capacidad: 'mesas.exportar',
    limite: 'exportacion',
    summary: 'Los períodos impagos que prescriben en un año',
    query: object({
      anio: number()
        .integer()
        .min(1900, 'Indique un año desde 1900.')
        .max(9000, 'Indique un año hasta 9000.')
        .required('Indique el año.'),
      /** Code of the lawyer whose tax periods are exported, for people who may choose a lawyer (D11). */
      abogado: string().trim().max(10).default(''),
    }).concat(exportado),
    reply: 'file',
  }),
  getPrescripcion: entry({
    method: 'GET',
    path: '/casos/prescripcion',
    capacidad: 'deuda.consultar',
    limite: 'consulta',
    summary: 'Hasta qué día se puede demandar cada período impago de un caso, y por qué',
    query: object({
      imponible: numeroDeImponible.required('Indique el imponible.'),
      recurso: codigoDeRecurso.required('Indique el recurso.'),
      clase: claseDeImponible,
    }).test(mismaClase()),
    reply: object({
      /** Unpaid tax periods that the person may see, sorted by their last day to sue. */
      periodos: array(
        object({
          anio: number().integer().required(),
          cuota: number().integer().required(),
          vencimiento: fechaIso.nullable().defined(),
          /**
           * Last days to sue for the tax period. The first of these days counts the term from the due date. When the
           * tax ordinance counts the term from another day, the list has a second day.
           */
          respuestas: array(respuesta.required()).required(),
        }).required(),
      ).required(),
      /** True when the response leaves out tax periods of other lawyers (D21). */
      otros: boolean().required(),
      /**
       * True when the response leaves out letters, agreements or lawsuits of other lawyers. The person who asks may not
       * see them.
       */
      sinActosDeOtros: boolean().required(),
      /**
       * Warning that the response has the stored tax periods, because the municipality's service did not answer. ''
       * otherwise.
       */
      aviso: string().defined(),
    }),
  }),
}
