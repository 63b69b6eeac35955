import { textos } from '@apremia/core'
import type { Failure } from '../api/failure.ts'

/**
 * Tells whether the failure comes from the municipality's own service. The message of that failure names the service
 * (D88).
 */
const esDelMunicipio = ({ code }: Failure): boolean => code.startsWith('municipio-')

/** Tells whether the same request may succeed later. A refusal would not change. */
export const mayPass = ({ status }: Failure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500

const isSinConexion = ({ code }: Failure): boolean => code === 'sin-conexion'

/**
 * Replaces the message of the failure with the text of a lost connection, which says that the typed values are kept.
 */
const tellSinConexion = (failure: Failure): Failure => ({
  ...failure,
  message: textos.comunes.sinConexion.texto,
})

/**
 * Returns the failure with a message. A failure of the server gets the text of S1 §8, and a refusal keeps the server's
 * message.
 */
export const withWords = (failure: Failure, palabras: string): Failure => {
  if (isSinConexion(failure)) return tellSinConexion(failure)
  return (failure.status === 0 || failure.status >= 500) && !esDelMunicipio(failure)
    ? { ...failure, message: palabras }
    : failure
}

/** Returns the failure with the server's message, or with the text of S1 §8 when no response arrived. */
export const orWords = (failure: Failure, palabras: string): Failure => {
  if (isSinConexion(failure)) return tellSinConexion(failure)
  return failure.status === 0 ? { ...failure, message: palabras } : failure
}

/**
 * Returns the title of a refusal, which says that nothing was saved. Returns undefined when the outcome is unknown,
 * because no response arrived or the server failed.
 */
export const titleIfKnown = (failure: Failure, titulo: string): string | undefined =>
  mayPass(failure) ? undefined : titulo

/** Returns the title of the failure. Without a connection, the title is the text of a lost connection. */
export const titleOf = (failure: Failure, titulo: string | undefined): string =>
  isSinConexion(failure) ? textos.comunes.sinConexion.titulo : (titulo ?? textos.comunes.error)
