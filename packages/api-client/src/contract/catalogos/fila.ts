import { textos } from '@apremia/core'
import { string } from 'yup'
import { nombreEscrito } from '../escrito.ts'

/** Code of a row of a catalogue; written in small letters, it is the same. */
export const codigoDeCatalogo = nombreEscrito
  .trim()
  .uppercase()
  .max(40)
  .required(textos.catalogos.codigo)

/** Version of the row that was seen; '' for one that is not in the catalogue yet (D42). */
export const versionDeFila = string().max(80).default('')
