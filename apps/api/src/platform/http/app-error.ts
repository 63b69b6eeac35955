import type { ErrorBody, FieldError } from '@apremia/api-client'
import type { ErrorDeFila } from '@apremia/core'

interface Extra {
  readonly fields?: readonly FieldError[]
  readonly errores?: readonly ErrorDeFila[]
  readonly detalle?: Readonly<Record<string, unknown>>
}

export class AppError extends Error {
  override readonly name = 'AppError'
  readonly status: number
  readonly code: string
  readonly extra: Extra

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }

  toBody(id: string): ErrorBody {
    return { error: { code: this.code, message: this.message, ...this.extra, id } }
  }
}

export const unauthenticated = (): AppError =>
  new AppError(401, 'sin-sesion', 'Su sesión no existe o venció. Ingrese nuevamente.')

export const forbidden = (message = 'No tiene permiso para esta operación.'): AppError =>
  new AppError(403, 'sin-permiso', message)

export const notFound = (message = 'No se encontró lo que busca.'): AppError =>
  new AppError(404, 'no-encontrado', message)

const DETENIENDOSE = 'servicio-deteniendose'

export const servicioDeteniendose = (): AppError =>
  new AppError(
    503,
    DETENIENDOSE,
    'El servicio se está reiniciando. Intente nuevamente en unos segundos.',
  )

export const isDeteniendose = ({ code }: AppError): boolean => code === DETENIENDOSE

export const resultadoIncierto = (cause: unknown): AppError => {
  const error = new AppError(
    503,
    'resultado-incierto',
    'La base de datos o el disco fallaron justo al guardar: puede que la operación se haya hecho. Espere unos segundos y mire si quedó hecha antes de repetirla.',
  )
  error.cause = cause
  return error
}

/**
 * Creates the error that lists all the wrong rows of an uploaded workbook. The server applied none of its rows (D86).
 */
export const filasInvalidas = (errores: readonly ErrorDeFila[]): AppError =>
  new AppError(
    422,
    'filas-invalidas',
    `La planilla tiene ${errores.length === 1 ? '1 error' : `${errores.length.toLocaleString('es-AR')} errores`}. No se aplicó ningún cambio: corríjala y vuelva a enviarla.`,
    { errores },
  )
