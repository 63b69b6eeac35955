import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import { isAlmacenSinRespuesta } from './almacen-sin-respuesta.ts'
import type { Deposito } from './deposito.ts'
import { createDepositoEnCarpeta } from './deposito-en-carpeta.ts'
import { createDepositoEnS3, type UsoDeCopias } from './s3/deposito-en-s3.ts'
import { FallaDeS3 } from './s3/falla-de-s3.ts'

export type LugarDeDocumentos = Pick<Config, 'dataDir' | 'almacen'>

interface DepositoAbierto {
  readonly deposito: Deposito
  /** Undefined without local copies. */
  readonly readUso: (() => UsoDeCopias) | undefined
}

/** Opens the container of documents that the installation configures. */
export const openDeposito = ({ dataDir, almacen }: LugarDeDocumentos): DepositoAbierto => {
  if (almacen === undefined)
    return { deposito: createDepositoEnCarpeta(dataDir), readUso: undefined }
  const folder = join(dataDir, 'copias-de-documentos')
  const deposito = createDepositoEnS3(almacen, folder)
  return { deposito, readUso: deposito.readUso }
}

/**
 * Asks the container for its first documents. A store that does not answer is only a warning, because it may come back.
 *
 * @throws ConfigError when the store refuses, such as for a wrong credential
 */
export const probeDeposito = async (
  deposito: Deposito,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  if (!deposito.lejano) return
  try {
    await deposito.list().next()
  } catch (error) {
    if (!isAlmacenSinRespuesta(error)) throw error
    const { cause } = error
    if (cause instanceof FallaDeS3 && !cause.pasajera)
      throw new ConfigError(
        `El almacén de DOCUMENTOS_S3_URL no acepta lo que se le pide (${cause.code}). Compruebe el bucket, la región y la credencial (DOCUMENTOS_S3_CLAVE y DOCUMENTOS_S3_SECRETO).`,
      )
    log.warn({ err: error }, 'el almacén de documentos no responde: se arranca igual')
  }
}
