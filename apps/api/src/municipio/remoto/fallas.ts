import { AppError } from '../../platform/http/app-error.ts'

/**
 * Error of an answer of the municipality's service that breaks its contract. The message says where the answer is
 * wrong, for the log, and has no data of the answer.
 */
export class RespuestaInvalida extends Error {
  override readonly name = 'RespuestaInvalida'
}

/**
 * Error of an answer that is larger than the limit. Its cause is a search that is too wide, not a failure of the
 * municipality's service.
 */
export class RespuestaDemasiadoGrande extends RespuestaInvalida {}

const REINTENTE = 'Intente nuevamente en unos segundos; si se repite, avise a un administrador.'
const NO_ES = 'Esto no quiere decir que no haya datos: no se pudo consultar.'

export const municipioDemora = (segundos: number): AppError =>
  new AppError(
    504,
    'municipio-demora',
    `El servicio municipal no respondió en ${segundos} segundos. ${NO_ES} ${REINTENTE}`,
  )

export const municipioNoDisponible = (): AppError =>
  new AppError(
    503,
    'municipio-no-disponible',
    `El servicio municipal no está disponible. ${NO_ES} ${REINTENTE}`,
  )

export const municipioOcupado = (): AppError =>
  new AppError(
    503,
    'municipio-ocupado',
    `Hay demasiadas consultas al servicio municipal en este momento. ${NO_ES} ${REINTENTE}`,
  )

export const municipioFalla = (): AppError =>
  new AppError(502, 'municipio-falla', `El servicio municipal falló. ${NO_ES} ${REINTENTE}`)

export const municipioSinAcceso = (): AppError =>
  new AppError(
    502,
    'municipio-sin-acceso',
    `El servicio municipal no aceptó la credencial de este sistema. ${NO_ES} Avise a un administrador: debe revisar MUNICIPIO_TOKEN.`,
  )

export const municipioRespuestaInvalida = (): AppError =>
  new AppError(
    502,
    'municipio-respuesta-invalida',
    `El servicio municipal respondió algo que no se entiende. ${NO_ES} ${REINTENTE}`,
  )

export const municipioDemasiadoGrande = (): AppError =>
  new AppError(
    502,
    'municipio-demasiado-grande',
    `El servicio municipal tiene demasiados datos para esta búsqueda. ${NO_ES} Agregue filtros y busque nuevamente.`,
  )

const MAXIMO_DE_AVISO = 200

/**
 * Creates the error of an answer of the municipality's service that has a message instead of data (S1 §7). The person
 * sees the message or, when it is only 'error' or empty, a general error.
 */
export const municipioAviso = (texto: string): AppError => {
  const limpio = texto
    .replace(/<[^>]*>|\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAXIMO_DE_AVISO)
  if (/^(error!?|)$/i.test(limpio)) return municipioFalla()
  return new AppError(
    502,
    'municipio-aviso',
    `El servicio municipal respondió: «${limpio}». ${NO_ES} ${REINTENTE}`,
  )
}
