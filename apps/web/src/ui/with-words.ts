import { textos } from '@apremia/core'
import type { Failure } from '../api/failure.ts'

/**
 * Tells whether the failure comes from the municipality's own service. The message of such a failure already names the
 * service (D88).
 */
const esDelMunicipio = ({ code }: Failure): boolean => code.startsWith('municipio-')

export const mayPass = ({ status }: Failure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

const isSinConexion = ({ code }: Failure): boolean => code === 'sin-conexion'

const tellSinConexion = (failure: Failure): Failure => ({
  ...failure,
  message: textos.comunes.sinConexion.texto,
})

/**
 * Returns the failure with the message to show. A server error or a missing response gets the text `palabras` (S1 §8).
 * A refusal keeps the server's message.
 */
export const withWords = (failure: Failure, palabras: string): Failure => {
  if (isSinConexion(failure)) return tellSinConexion(failure)
  return (failure.status === 0 || failure.status >= 500) && !esDelMunicipio(failure)
    ? { ...failure, message: palabras }
    : failure
}

/**
 * Replaces the message of a failure with `palabras` when no response arrived (S1 §8). Otherwise keeps the message of
 * the server.
 */
export const orWords = (failure: Failure, palabras: string): Failure => {
  if (isSinConexion(failure)) return tellSinConexion(failure)
  return failure.status === 0 ? { ...failure, message: palabras } : failure
}

/**
 * Returns `titulo`, which says that nothing was saved, only when that is certain. Returns undefined when no response
 * arrived or the server failed, because the data may have been saved.
 */
export const titleIfKnown = (failure: Failure, titulo: string): string | undefined =>
  mayPass(failure) ? undefined : titulo

export const titleOf = (failure: Failure, titulo: string | undefined): string =>
  isSinConexion(failure) ? textos.comunes.sinConexion.titulo : (titulo ?? textos.comunes.error)
