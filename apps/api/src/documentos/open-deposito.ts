import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import type { AppError } from '../platform/http/app-error.ts'
import { isAlmacenSinRespuesta } from './almacen-sin-respuesta.ts'
import type { Deposito } from './deposito.ts'
import { createDepositoEnCarpeta } from './deposito-en-carpeta.ts'
import { createDepositoEnS3, type UsoDeCopias } from './s3/deposito-en-s3.ts'
import { describeFallaDeS3, FallaDeS3 } from './s3/falla-de-s3.ts'

export type LugarDeDocumentos = Pick<Config, 'dataDir' | 'almacen'>

interface DepositoAbierto {
  readonly deposito: Deposito
  /** Returns how many reads found a local copy. Undefined for a file storage without local copies. */
  readonly readUso: (() => UsoDeCopias) | undefined
}

const folderOfCopias = (dataDir: string): string => join(dataDir, 'copias-de-documentos')

export const openDeposito = ({ dataDir, almacen }: LugarDeDocumentos): DepositoAbierto => {
  if (almacen === undefined)
    return { deposito: createDepositoEnCarpeta(dataDir), readUso: undefined }
  const deposito = createDepositoEnS3(almacen, folderOfCopias(dataDir))
  return { deposito, readUso: deposito.readUso }
}

/**
 * Deletes the local copies of an S3-compatible store that the installation no longer uses, because they contain
 * personal data.
 */
export const dropCopiasSinAlmacen = async ({
  dataDir,
  almacen,
}: LugarDeDocumentos): Promise<void> => {
  if (almacen === undefined) await rm(folderOfCopias(dataDir), { recursive: true, force: true })
}

const explainRechazo = (error: unknown): unknown => {
  const cause = isAlmacenSinRespuesta(error) ? error.cause : undefined
  return cause instanceof FallaDeS3 && !cause.pasajera
    ? new ConfigError(describeFallaDeS3(cause))
    : error
}

/**
 * Checks that the file storage on another machine answers, so that a command does not begin a task that it cannot end.
 *
 * @throws ConfigError when the storage refuses, such as for a wrong credential
 * @throws AppError 503 when the storage does not answer
 */
export const askDeposito = async (deposito: Deposito): Promise<void> => {
  if (!deposito.lejano) return
  await deposito
    .list()
    .next()
    .catch((error: unknown) => {
      throw explainRechazo(error)
    })
}

/**
 * Claims the file storage on another machine for the installation, and checks that the storage answers.
 *
 * @throws ConfigError when the storage refuses, or belongs to another installation
 * @throws AppError 503 when the storage does not answer
 */
export const probeDeposito = async (
  deposito: Deposito,
  instalacion: string | undefined,
): Promise<void> => {
  if (!deposito.lejano) return
  await deposito.claim(instalacion).catch((error: unknown) => {
    throw explainRechazo(error)
  })
  await askDeposito(deposito)
}

/**
 * Sends a request to the file storage. When the storage does not answer, only logs a warning, because the storage may
 * answer later.
 */
const askOrWarn = async (
  ask: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  try {
    await ask()
  } catch (error) {
    if (!isAlmacenSinRespuesta(error)) throw error
    log.warn({ err: error }, `${explainAlmacen(error)} Se arranca igual.`)
  }
}

/**
 * When the server starts, marks the file storage as belonging to the installation. The server starts even when the
 * storage does not answer.
 */
export const probeOrWarn = (
  deposito: Deposito,
  instalacion: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => askOrWarn(() => probeDeposito(deposito, instalacion), log)

/**
 * Marks the S3-compatible store as belonging to the installation. When the store does not answer, the server tries
 * again later.
 *
 * @throws ConfigError when the store refuses, or belongs to another installation
 */
export const claimOrWarn = (
  claim: (instalacion: string) => Promise<void>,
  instalacion: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> =>
  askOrWarn(
    () =>
      claim(instalacion).catch((error: unknown) => {
        throw explainRechazo(error)
      }),
    log,
  )

/**
 * Checks, before the migrations of a start are committed, that the S3-compatible store does not belong to another
 * installation. A store that does not answer is accepted for now, and asked again later.
 *
 * @throws ConfigError when the store refuses, or belongs to another installation
 */
export const checkReclamo = async (
  claim: (instalacion: string | undefined) => Promise<void>,
  instalacion: string | undefined,
): Promise<void> => {
  await claim(instalacion).catch((error: unknown) => {
    const explained = explainRechazo(error)
    if (!isAlmacenSinRespuesta(explained)) throw explained
  })
}

export const explainAlmacen = ({ cause, message }: AppError): string =>
  cause instanceof FallaDeS3 ? describeFallaDeS3(cause) : message
