import { CLASES_DE_PAPEL, ESTADOS_DE_PAPEL, RESULTADOS_DE_ARCHIVO } from '@apremia/core'
import { boolean, number, object, string } from 'yup'
import { entry } from '../entry.ts'
import { fechaIso } from './common.ts'

/** Code as a person typed it. A text that cannot be a code gets the answer of an unknown code. */
const codigo = string().max(200).default('')

/**
 * Calls with which anybody verifies a paper, without a session (ADR 0098). They have a file of their own, so that the browser
 * downloads them only with the page that uses them.
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
      /** First day of the state, when it is known. */
      desde: fechaIso.nullable().defined(),
      /** Sentence that explains the state. */
      frase: string().required(),
      /** Bytes of the issued file. Whoever compares a file hashes as many bytes of it. */
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
      /** Hash of the first bytes of the file: as many as the issued file has, or all of them when it is shorter. */
      sha256: string()
        .matches(/^[\da-f]{64}$/, 'La suma debe tener 64 cifras hexadecimales.')
        .required(),
      /** Bytes of the whole file. */
      largo: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
      /** Whether what the file has after the issued bytes is only a signature, as whoever has the file finds out. */
      soloFirma: boolean().default(false),
    }),
    reply: object({
      resultado: string().oneOf(RESULTADOS_DE_ARCHIVO).required(),
      /** Whether the file begins with the whole issued one. */
      conserva: boolean().required(),
      frase: string().required(),
    }),
  }),
}
