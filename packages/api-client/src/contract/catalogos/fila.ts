import { textos } from '@apremia/core'
import { string } from 'yup'
import { nombreEscrito } from '../escrito.ts'

/** Code of a row of a catalogue. The schema converts lower case to capitals. */
export const codigoDeCatalogo = nombreEscrito
  .trim()
  .uppercase()
  .max(40)
  .required(textos.catalogos.codigo)

/**
 * Version of the catalogue row that the person read before editing it (D42). '' for a new row, which is not in the
 * catalogue yet.
 */
export const versionDeFila = string().max(80).default('')
