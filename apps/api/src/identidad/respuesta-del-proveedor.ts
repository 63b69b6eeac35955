import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

/** Error answer of the identity provider, with only the data that may be written in the log. */
export interface RechazoDelProveedor {
  readonly estado: number
  /** Error code (RFC 6749 §5.2). '' when the identity provider gives none. */
  readonly error: string
}

/**
 * Returns the error code when it consists of words joined by underscores, such as 'invalid_grant'. Returns '' for any
 * other text, because the text could be personal data.
 */
const codeOf = (value: unknown): string =>
  typeof value === 'string' && /^[a-z]+(_[a-z]+){0,5}$/.test(value) ? value : ''

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return Object((await response.clone().json()) as unknown).error
  } catch {
    return undefined
  }
}

/**
 * Returns the status and the error code of the identity provider's answer, or undefined when the provider did not
 * answer.
 */
export const readRespuesta = async (error: unknown): Promise<RechazoDelProveedor | undefined> => {
  if (error instanceof ResponseBodyError)
    return { estado: error.status, error: codeOf(error.error) }
  // `openid-client` does not read the body of an answer that has a WWW-Authenticate header. The body is read here,
  // because it has the error code (RFC 6749 §5.2).
  if (error instanceof WWWAuthenticateChallengeError)
    return { estado: error.status, error: codeOf(await readBody(error.response)) }
  if (error instanceof AuthorizationResponseError)
    return { estado: 303, error: codeOf(error.error) }
  if (error instanceof ClientError && error.cause instanceof Response)
    return { estado: error.cause.status, error: '' }
  return undefined
}
