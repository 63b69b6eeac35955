import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { MAXIMO_DE_PAQUETE } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { CliError } from '../terminal/cli-error.ts'

const EXTENSION = /\.(csv|xlsx)$/i

/**
 * File that a command uploads: the zip of a data package of the municipality. A folder, or a single CSV or XLSX file,
 * is zipped first.
 */
export interface Envio {
  readonly name: string
  readonly data: Blob
}

export const withEnvio = async <T>(
  { interrupt }: Context,
  path: string,
  equivalencias: string | undefined,
  use: (envio: Envio) => Promise<T>,
): Promise<T> => {
  const { openPaquete, PaqueteError, writePaqueteZip } = await import('@apremia/workbooks')
  const temporal = await mkdtemp(join(tmpdir(), 'apremia-'))
  try {
    const paquete = await openPaquete(path, { equivalencias })
    const esZip = !(await stat(path)).isDirectory() && !EXTENSION.test(path)
    const comoEsta = esZip && equivalencias === undefined
    const zip = comoEsta ? path : join(temporal, 'paquete.zip')
    try {
      if (!comoEsta) await writePaqueteZip(createWriteStream(zip), paquete, interrupt.signal)
    } finally {
      paquete.close()
    }
    if ((await stat(zip)).size > MAXIMO_DE_PAQUETE)
      throw new CliError('falla', {
        codigo: 'paquete-grande',
        mensaje: 'El paquete comprimido pasa de 512 MB: divídalo en partes.',
      })
    const nombre = basename(resolve(path))
    return await use({
      name: esZip ? nombre : `${nombre}.zip`,
      data: await openAsBlob(zip, { type: 'application/zip' }),
    })
  } catch (error) {
    if (!(error instanceof PaqueteError)) throw error
    throw new CliError('falla', { codigo: `paquete-${error.codigo}`, mensaje: error.message })
  } finally {
    await rm(temporal, { recursive: true, force: true })
  }
}
