import { CLASES_DE_PAPEL, ESTADOS_DE_PAPEL, RESULTADOS_DE_ARCHIVO } from '@apremia/core'
import { boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'

/** Verification code as a person typed it. A text that cannot be a code gets the same reply as an unknown code. */
const codigo = string().max(200).default('')

/**
 * Calls with which anybody verifies a printed document, without a session (ADR 0098). They have a module of their own,
 * so that the browser downloads them only with the page that uses them.
 */
export const verificacion = {
  verifyPapel: entry({
    method: 'POST',
    soloLee: true,
    path: '/verificacion',
    capacidad: 'publica',
    limite: 'verificacion',
    summary:
      'Con el código de un título, un convenio, una carta o una evaluación, qué es, su número, su fecha y su estado, sin datos de personas; 404 si no hay ninguno',
    body: object({ codigo }),
    reply: object({
      clase: string().oneOf(CLASES_DE_PAPEL).required(),
      numero: string().required(),
      fecha: fechaIso.required(),
      estado: string().oneOf(ESTADOS_DE_PAPEL).required(),
      /**
       * First day on which the document has its present state, such as valid or annulled. Null when the day is unknown.
       */
      desde: fechaIso.nullable().defined(),
      frase: string().required(),
      /**
       * Size of the issued file, in bytes. A file to check may have a signature added at the end. Therefore only this
       * number of its first bytes is hashed.
       */
      largo: number().integer().required(),
    }),
  }),
  verifyArchivo: entry({
    method: 'POST',
    soloLee: true,
    path: '/verificacion/archivo',
    capacidad: 'publica',
    limite: 'verificacion',
    summary:
      'Si un archivo es el emitido con un código, a partir de su largo y de la suma SHA-256 de sus primeros bytes; el archivo no se envía',
    body: object({
      codigo,
      /**
       * SHA-256, in hexadecimal, of the first bytes of the checked file. It covers as many bytes as the issued file
       * has, or the whole file when it is shorter.
       */
      sha256: string()
        .matches(/^[\da-f]{64}$/, 'La suma debe tener 64 cifras hexadecimales.')
        .required(),
      /** Size, in bytes, of the whole file that the person checks. */
      largo: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
      /**
       * True when the checked file is the issued file with nothing added but a digital signature. The client checks
       * this, because the server does not receive the file.
       */
      soloFirma: boolean().default(false),
    }),
    reply: object({
      resultado: string().oneOf(RESULTADOS_DE_ARCHIVO).required(),
      /** True when the file begins with all the bytes of the issued file. */
      conserva: boolean().required(),
      frase: string().required(),
    }),
  }),
}
