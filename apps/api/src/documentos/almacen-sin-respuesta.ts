import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'

const CODE = 'almacen-no-disponible'

/**
 * Builds the error of a file storage that does not answer or does not do what it is asked. The error never means that a
 * document is missing.
 */
export const almacenSinRespuesta = (cause: unknown): AppError => {
  const error = new AppError(503, CODE, textos.almacen.noDisponible)
  error.cause = cause
  return error
}

export const isAlmacenSinRespuesta = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === CODE
