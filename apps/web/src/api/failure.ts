import { ApiError, type ErrorBody } from '@apremia/api-client'
import type { SerializedError } from '@reduxjs/toolkit'

/** A failed call as plain data: it can live in the store. `status` 0 = no answer arrived. */
export type Failure = ErrorBody['error'] & { readonly status: number }

const interna: Failure = {
  status: 0,
  code: 'falla-interna',
  message: 'Ocurrió un error inesperado en la página. Vuelva a cargarla e intente nuevamente.',
}

/** The idempotency key of the call was already used by a call with other data, so that earlier act can be looked at. */
export const isDoneBefore = ({ code }: Failure): boolean => code === 'clave-de-otro-pedido'

export const toFailure = (error: unknown): Failure =>
  error instanceof ApiError ? { ...error.body, status: error.status } : interna

/** Returns the failure of an RTK Query hook. An error without a status is the page's own and is shown as internal. */
export const failureOf = (error: Failure | SerializedError | undefined): Failure | undefined => {
  if (error === undefined) return undefined
  return 'status' in error ? error : interna
}
