import { textos } from '@apremia/core'
import { string } from 'yup'
import { nombreEscrito } from '../escrito.ts'

/** Code of a row of a catalogue. Lower case is accepted and stored in capitals. */
export const codigoDeCatalogo = nombreEscrito
  .trim()
  .uppercase()
  .max(40)
  .required(textos.catalogos.codigo)

/** Version of the row that was seen. '' for a row that is not in the catalogue yet (D42). */
export const versionDeFila = string().max(80).default('')
