import { textos } from '@apremia/core'
import type { Failure } from '../api/failure.ts'

/** The municipal service belongs to the municipality, so its failures name it (D88). */
const esDelMunicipio = ({ code }: Failure): boolean => code.startsWith('municipio-')

/** Says whether the same request may succeed later. A refusal would be the same each time. */
export const mayPass = ({ status }: Failure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

/** The server could not be reached. */
const isSinConexion = ({ code }: Failure): boolean => code === 'sin-conexion'

/** Says that there is no connection and that nothing typed is lost. Texts about the server would be false then. */
const tellSinConexion = (failure: Failure): Failure => ({
  ...failure,
  message: textos.comunes.sinConexion.texto,
})

/**
 * Returns the failure with the reason of the server for a refusal, or with the text of S1 §8 for a failure of the
 * server.
 */
export const withWords = (failure: Failure, palabras: string): Failure => {
  if (isSinConexion(failure)) return tellSinConexion(failure)
  return (failure.status === 0 || failure.status >= 500) && !esDelMunicipio(failure)
    ? { ...failure, message: palabras }
    : failure
}

/** Returns the failure with the server's message, or with the text of S1 §8 when no answer came. */
export const orWords = (failure: Failure, palabras: string): Failure => {
  if (isSinConexion(failure)) return tellSinConexion(failure)
  return failure.status === 0 ? { ...failure, message: palabras } : failure
}

/**
 * Returns the title that says nothing was saved. Undefined when that is unknown, because no answer came or the server
 * failed.
 */
export const titleIfKnown = (failure: Failure, titulo: string): string | undefined =>
  mayPass(failure) ? undefined : titulo

/** Returns the title of the failure. Without a connection, the title is the text about the connection. */
export const titleOf = (failure: Failure, titulo: string | undefined): string =>
  isSinConexion(failure) ? textos.comunes.sinConexion.titulo : (titulo ?? textos.comunes.error)
