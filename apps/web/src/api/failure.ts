import { ApiError, type ErrorBody } from '@apremia/api-client'
import type { SerializedError } from '@reduxjs/toolkit'

/** A failed call as plain data: it can live in the store. `status` 0 = no answer arrived. */
export type Failure = ErrorBody['error'] & { readonly status: number }

const interna: Failure = {
  status: 0,
  code: 'falla-interna',
  message: 'Ocurrió un error inesperado en la página. Vuelva a cargarla e intente nuevamente.',
}

/** What was asked under a name was done before, with other data: it is there to be seen. */
export const isDoneBefore = ({ code }: Failure): boolean => code === 'clave-de-otro-pedido'

export const toFailure = (error: unknown): Failure =>
  error instanceof ApiError ? { ...error.body, status: error.status } : interna

/** The failure of an RTK Query hook, which may also carry one of the page's own. */
export const failureOf = (error: Failure | SerializedError | undefined): Failure | undefined => {
  if (error === undefined) return undefined
  return 'status' in error ? error : interna
}
