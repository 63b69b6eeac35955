import { MEDIOS_DE_CARTA, RESULTADOS_DE_CARTA } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { categoria, fechaIso, importe, instante, marca } from '../common.ts'

/**
 * Number of a demand letter. Letters of the former system have numbers from 1000000000: number 1000000123 is former
 * letter 123.
 */
export const numeroDeCartaEmitida = number().integer().min(1).max(1_999_999_999)

export const cartaParams = object({ numero: numeroDeCartaEmitida.required() })

export const acuseDeCarta = object({
  medio: string().oneOf(MEDIOS_DE_CARTA).required(),
  pieza: string().defined(),
  resultado: string().oneOf(RESULTADOS_DE_CARTA).required(),
  fecha: fechaIso.required(),
  hora: string().defined(),
  receptor: string().defined(),
  dni: string().defined(),
  vinculo: string().defined(),
  notificador: string().defined(),
  motivo: string().defined(),
  /** Last day of the term that the demand letter gives to pay. Null when the letter did not reach the debtor (D66). */
  termina: fechaIso.nullable().defined(),
  /** Sentence that says which calendar of non-working days was used to compute `termina`. '' when `termina` is null. */
  calendario: string().defined(),
  /** '1' when the scan of the acknowledgement of receipt can be downloaded. */
  escaneo: marca.required(),
})

export const anulacionDeCarta = object({
  motivo: string().defined(),
  /** Person who annulled the demand letter, as 'Apellido, Nombre'. */
  autor: string().defined(),
  momento: instante.required(),
})

export const carta = object({
  numero: numeroDeCartaEmitida.required(),
  /** True for a demand letter of the former system, imported with the data package of the municipality. */
  anterior: boolean().required(),
  /**
   * True when the PDF of the demand letter can be downloaded. A letter of the former system has a PDF only when the
   * data package of the municipality included the PDF.
   */
  conPapel: boolean().required(),
  /** Id of the batch in which the demand letter was made. Null for a letter of the former system. */
  lote: string().uuid().nullable().defined(),
  clase: categoria.required(),
  fecha: fechaIso.required(),
  /** Due date of the demand letter. Null when unknown, which happens only with letters of the former system. */
  vence: fechaIso.nullable().defined(),
  abogado: string().required(),
  deudor: string().required(),
  domicilio: string().defined(),
  imponibles: array(
    object({
      imponible: string().required(),
      recurso: string().required(),
      /**
       * '1' when somebody deleted the action with which the letter was recorded on the case. The letter then no longer
       * claims the debt of this property or business (D189).
       */
      retirado: marca.required(),
    }).required(),
  ).required(),
  total: importe.required(),
  /** Verification code. '' for a demand letter of the former system. */
  codigo_verificacion: string().defined(),
  acuse: acuseDeCarta.nullable().defined().default(null),
  anulada: anulacionDeCarta.nullable().defined().default(null),
})
