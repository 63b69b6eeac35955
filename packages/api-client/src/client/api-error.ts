import type { ErrorDeFila } from '@apremia/core'

export interface FieldError {
  readonly field: string
  readonly message: string
}

export interface ErrorBody {
  readonly error: {
    /** Stable code for programs: 'no-autorizado', 'numero-tomado', … */
    readonly code: string
    /** Spanish text for people: the failure and the action to take. */
    readonly message: string
    readonly fields?: readonly FieldError[]
    readonly errores?: readonly ErrorDeFila[]
    /**
     * Further data of the error, for programs. Each error code has its own data. For example, a wrong field of a
     * response has the fields `llamada` (call) and `campo`.
     */
    readonly detalle?: Readonly<Record<string, unknown>>
    readonly id?: string
  }
}

/** Error that a call to the API throws. `status` is the HTTP status, or 0 when no response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody['error']

  constructor(status: number, body: ErrorBody['error']) {
    super(body.message)
    this.status = status
    this.body = body
  }

  get code(): string {
    return this.body.code
  }
}

const isErrorBody = (value: unknown): value is ErrorBody => {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false
  const { error } = value
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    'message' in error &&
    typeof error.message === 'string'
  )
}

/**
 * Converts an error response to an ApiError. A response without the error body of Apremia, such as the page of a proxy,
 * gets the code 'respuesta-inesperada'.
 */
export const readApiError = async (response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => '')
  try {
    const value: unknown = JSON.parse(text)
    if (isErrorBody(value)) return new ApiError(response.status, value.error)
  } catch {
    // The body of the response is not JSON, so it has neither an error code nor a message. A generic code and a generic
    // message are used instead.
  }
  return new ApiError(response.status, {
    code: 'respuesta-inesperada',
    message: 'El servicio respondió algo que no se pudo leer. Intente nuevamente en unos minutos.',
  })
}

export const noAnswer = (cause: unknown): ApiError => {
  const error = new ApiError(0, {
    code: 'sin-conexion',
    message: 'No se pudo conectar con el servicio. Verifique la conexión e intente nuevamente.',
  })
  error.cause = cause
  return error
}
