import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseDown, isDiskFull, isOcupada } from '../db/outage.ts'
import { AppError, isDeteniendose } from './app-error.ts'

const FASTIFY_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'El cuerpo del pedido no es JSON válido.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'El cuerpo del pedido está vacío.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'El pedido es demasiado grande.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'El tipo de contenido no se admite en esta operación.',
  FST_REQ_FILE_TOO_LARGE: 'El archivo supera el tamaño máximo de 25 MB.',
  FST_FILES_LIMIT: 'Se enviaron más archivos de los admitidos.',
  FST_PARTS_LIMIT: 'El formulario tiene demasiadas partes.',
  FST_FIELDS_LIMIT: 'El formulario tiene demasiados campos.',
  FST_ERR_BAD_URL: 'La dirección no es válida.',
}

const toAppError = (error: FastifyError | Error): AppError => {
  if (error instanceof AppError) return error
  if (isDiskFull(error)) {
    return new AppError(
      507,
      'sin-espacio',
      'No hay espacio en disco en el servidor. No se guardó nada; avise a un administrador.',
    )
  }
  if (isDatabaseDown(error)) {
    return new AppError(
      503,
      'base-no-disponible',
      'La base de datos no está disponible en este momento. Intente nuevamente en unos segundos.',
    )
  }
  if (isOcupada(error)) {
    return new AppError(
      503,
      'base-ocupada',
      'Otra operación está usando los mismos datos o la consulta tardó demasiado. No se guardó nada: intente nuevamente en unos segundos.',
    )
  }
  const status =
    'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status >= 400 && status < 500) {
    const code = 'code' in error ? String(error.code) : ''
    return new AppError(
      status,
      'pedido-invalido',
      FASTIFY_MESSAGES[code] ?? 'El pedido no es válido.',
    )
  }
  return new AppError(
    500,
    'error-interno',
    'Ocurrió un error inesperado. Intente nuevamente; si se repite, avise a un administrador con el identificador del error.',
  )
}

const retryAfter = ({ status, extra }: AppError): number | undefined => {
  const segundos = extra.detalle?.segundos
  if (status === 429) return typeof segundos === 'number' ? segundos : 60
  return status === 503 ? 5 : undefined
}

export const answerFailure = (
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const failure = toAppError(error)
  if (failure.status >= 500 && !isDeteniendose(failure))
    request.log.error({ err: error, req: request }, 'falló un pedido')
  const espera = retryAfter(failure)
  if (espera !== undefined) reply.header('retry-after', espera)
  // The error came after a part of the answer was sent. An error answer cannot be sent any more, so the connection is
  // cut.
  if (reply.raw.headersSent) {
    reply.raw.destroy()
    return reply
  }
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(failure.toBody(request.id))
}

export const installErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler(answerFailure)
}
