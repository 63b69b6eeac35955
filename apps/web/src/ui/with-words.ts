import { textos } from '@apremia/core'
import type { Failure } from '../api/failure.ts'

/** The municipal service belongs to somebody else, so its failures are told by its name (D88). */
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

/** Whatever the server said; when no answer came, the words S1 §8 has for it. */
export const orWords = (failure: Failure, palabras: string): Failure => {
  if (isSinConexion(failure)) return tellSinConexion(failure)
  return failure.status === 0 ? { ...failure, message: palabras } : failure
}

/** A title that says nothing was saved, unless nobody knows: no answer came, or none of the server's mind. */
export const titleIfKnown = (failure: Failure, titulo: string): string | undefined =>
  mayPass(failure) ? undefined : titulo

/** The title of what failed; without connection, that there is none. */
export const titleOf = (failure: Failure, titulo: string | undefined): string =>
  isSinConexion(failure) ? textos.comunes.sinConexion.titulo : (titulo ?? textos.comunes.error)
