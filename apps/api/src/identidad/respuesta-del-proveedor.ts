import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

/** Answer of the provider that refuses, as far as it may be written down. */
export interface RechazoDelProveedor {
  readonly estado: number
  /** Code of the error (RFC 6749 §5.2); '' when it gives none. */
  readonly error: string
}

/** Codes of errors are words joined by underscores; anything else could be somebody's data. */
const codeOf = (value: unknown): string =>
  typeof value === 'string' && /^[a-z]+(_[a-z]+){0,5}$/.test(value) ? value : ''

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return Object((await response.clone().json()) as unknown).error
  } catch {
    return undefined
  }
}

/** The status and the code of an error that the provider answered with; undefined when it did not answer. */
export const readRespuesta = async (error: unknown): Promise<RechazoDelProveedor | undefined> => {
  if (error instanceof ResponseBodyError)
    return { estado: error.status, error: codeOf(error.error) }
  // The library stops at the header; the code is in the body (RFC 6749 §5.2).
  if (error instanceof WWWAuthenticateChallengeError)
    return { estado: error.status, error: codeOf(await readBody(error.response)) }
  if (error instanceof AuthorizationResponseError)
    return { estado: 303, error: codeOf(error.error) }
  if (error instanceof ClientError && error.cause instanceof Response)
    return { estado: error.cause.status, error: '' }
  return undefined
}
