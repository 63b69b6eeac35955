import { CRITERIOS_DE_PRESCRIPCION, ESTADOS_DE_PRESCRIPCION } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { exportado, fechaIso } from './common.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'

const respuesta = object({
  criterio: string().oneOf(CRITERIOS_DE_PRESCRIPCION).required(),
  estado: string().oneOf(ESTADOS_DE_PRESCRIPCION).required(),
  /** Last day to sue. Null when a lawsuit interrupted the term, and when the due date is unknown. */
  hasta: fechaIso.nullable().defined(),
  /** Days until the last day, negative after it. Null when there is no last day. */
  faltan: number().integer().nullable().defined(),
  /** Whether the answer rests on a lawsuit or a letter whose periods are only supposed. */
  supuesta: boolean().required(),
  /** Why, in sentences. */
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
      /** Only the periods of this lawyer, for people who may choose a lawyer (D11). */
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
      /** Unpaid tax periods that the person may see, the ones that prescribe first at the top. */
      periodos: array(
        object({
          anio: number().integer().required(),
          cuota: number().integer().required(),
          vencimiento: fechaIso.nullable().defined(),
          /** One answer, or two when the ordinance counts from another day than the due date. */
          respuestas: array(respuesta.required()).required(),
        }).required(),
      ).required(),
      /** Whether periods of other lawyers are left out (D21). */
      otros: boolean().required(),
      /** Whether the letters, agreements and lawsuits of other lawyers are left out, because the person may not see them. */
      sinActosDeOtros: boolean().required(),
      /** Warning that the periods are stored ones, because the municipality's service did not answer. Empty otherwise. */
      aviso: string().defined(),
    }),
  }),
}
