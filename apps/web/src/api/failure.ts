import { ApiError, type ErrorBody } from '@apremia/api-client'
import type { SerializedError } from '@reduxjs/toolkit'

/** Failed call as plain data, which the Redux store accepts. `status` 0 means that no answer arrived. */
export type Failure = ErrorBody['error'] & { readonly status: number }

const interna: Failure = {
  status: 0,
  code: 'falla-interna',
  message: 'Ocurrió un error inesperado en la página. Vuelva a cargarla e intente nuevamente.',
}

/**
 * Tells whether the server refused the call because an earlier call sent other data with the same idempotency key. The
 * screen can then show the result of the earlier call.
 */
export const isDoneBefore = ({ code }: Failure): boolean => code === 'clave-de-otro-pedido'

export const toFailure = (error: unknown): Failure =>
  error instanceof ApiError ? { ...error.body, status: error.status } : interna

/**
 * Converts the error of a request to the failure that the screen shows. An error without an HTTP status comes from the
 * code of the page, and is shown as an internal error.
 */
export const failureOf = (error: Failure | SerializedError | undefined): Failure | undefined => {
  if (error === undefined) return undefined
  return 'status' in error ? error : interna
}
