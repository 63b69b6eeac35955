import type { ApiError } from '@apremia/api-client'
import { CliError, interrupted } from './cli-error.ts'
import { type ExitCode, SALIDAS, type Salida } from './exit-code.ts'
import type { Output } from './output.ts'
import { RespuestaTardia } from './respuesta-tardia.ts'
import { printable, printableLine } from './terminal.ts'

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'status' in error

/** HTTP statuses of temporary failures. The same request may succeed later (ux 28, code 7). */
const PASAJEROS = [0, 408, 429, 502, 503, 504, 507]

export const isPassing = (status: number): boolean => PASAJEROS.includes(status)

/**
 * Tells whether the server may have executed the failed request. If so, sending the request again could repeat its
 * effect.
 */
const isUncertain = ({ body }: ApiError): boolean => body.code === 'resultado-incierto'

export const isUnavailable = (error: unknown): boolean =>
  isApiError(error)
    ? isPassing(error.status) && !isUncertain(error)
    : error instanceof CliError && error.salida === 'noDisponible'

const salidaDe = (error: ApiError): Salida => {
  const { status, body } = error
  if (isUncertain(error)) return 'falla'
  if (isPassing(status)) return 'noDisponible'
  if (status === 401) return 'sinSesion'
  if (status === 403) return 'sinPermiso'
  if (status === 409) return 'conflicto'
  if (body.errores && body.errores.length > 0) return 'filasInvalidas'
  if (status === 400) return 'uso'
  return 'falla'
}

const sugerenciasDe = (error: ApiError): string[] => {
  if (error.status === 0) {
    return ['Compruebe que el servicio esté en marcha; otra dirección se indica con --url.']
  }
  if (error.status === 401) return ['Inicie sesión con: apremia sesion iniciar']
  return []
}

/**
 * Builds the error for a server that did not answer in time. The error suggests that the server is busy, and not that
 * it is down.
 */
const cameLate = ({ seconds }: RespuestaTardia): CliError =>
  new CliError('noDisponible', {
    codigo: 'sin-respuesta',
    mensaje: `El servicio no contestó en ${seconds} segundos.`,
    sugerencias: ['Puede estar ocupado: repita más tarde, o espere más con --espera.'],
  })

const cameFromApi = (error: ApiError): CliError => {
  if (error.cause instanceof RespuestaTardia) return cameLate(error.cause)
  const { code, message, fields = [], detalle, errores, id } = error.body
  return new CliError(salidaDe(error), {
    codigo: code,
    mensaje: message,
    sugerencias: [
      ...fields.map(({ field, message: why }) => `${field}: ${why}`),
      ...sugerenciasDe(error),
      // The identifier of the request is shown only for server errors (status 500 and above), because it only serves to
      // find the request in the log of the server.
      ...(id === undefined || error.status < 500 ? [] : [`Identificador del pedido: ${id}`]),
    ],
    detalle: id === undefined ? detalle : { ...detalle, id },
    errores: errores && { filas: errores, total: errores.length },
  })
}

const SISTEMA: Readonly<Record<string, string>> = {
  ENOENT: 'No existe el archivo o la carpeta',
  EACCES: 'No hay permiso para usar',
  EPERM: 'No hay permiso para usar',
  EISDIR: 'Es una carpeta, no un archivo:',
  ENOSPC: 'No queda lugar en el disco para',
  EROFS: 'La carpeta es de solo lectura:',
}

const cameFromSystem = (error: NodeJS.ErrnoException): CliError | undefined => {
  const text = SISTEMA[error.code ?? '']
  if (text === undefined) return undefined
  return new CliError('falla', {
    codigo: 'archivo',
    mensaje: `${text} ${error.path ?? ''}`.trim(),
  })
}

export const explainFailure = (error: unknown, signal?: AbortSignal): CliError => {
  if (error instanceof CliError) return error
  if (signal?.aborted === true) return interrupted()
  if (isApiError(error)) return cameFromApi(error)
  if (error instanceof Error && error.name === 'WorkbookError' && 'codigo' in error) {
    return new CliError('falla', { codigo: String(error.codigo), mensaje: error.message })
  }
  const known = error instanceof Error ? cameFromSystem(error) : undefined
  return (
    known ??
    new CliError('falla', {
      codigo: 'falla-inesperada',
      mensaje: `Falla inesperada: ${error instanceof Error ? error.message : String(error)}`,
    })
  )
}

export const reportFailure = async (
  error: unknown,
  output: Output,
  signal?: AbortSignal,
): Promise<ExitCode> => {
  const failure = explainFailure(error, signal)
  const { paint } = output
  const say = (lines: readonly string[]): void => {
    for (const line of lines) process.stderr.write(`  ${printableLine(line)}\n`)
  }
  if (failure.errores) {
    const { summarizeErrores } = await import('./row-errors.ts')
    say(summarizeErrores(failure.errores.filas))
    // The suggestions and the error message go after the list of rows in error, so that they stay in view below a long
    // list (ux 35).
    say(failure.sugerencias)
  }
  const label = failure.salida === 'interrumpido' ? '' : `${paint('red', 'Error:')} `
  process.stderr.write(`${label}${printable(failure.message)}\n`)
  if (!failure.errores) say(failure.sugerencias)
  if (error instanceof Error) output.debug(error.stack ?? '')
  await output.failure({
    codigo: failure.codigo,
    mensaje: failure.message,
    salida: SALIDAS[failure.salida],
    ...(failure.detalle ? { detalle: failure.detalle } : {}),
    ...(failure.errores
      ? { errores: failure.errores.filas, erroresTotal: failure.errores.total }
      : {}),
  })
  return SALIDAS[failure.salida]
}
