import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { MAXIMO_DE_FIRMADOS } from '@apremia/api-client'
import { type FuenteDeZip, openZipParaPartes, packParts } from '@apremia/workbooks'

/**
 * Maximum size in bytes of each zip of signed titles that the command sends. The server accepts twice as much. After a
 * broken connection, a small zip is sent again sooner.
 */
const MAXIMO_DE_PARTE = MAXIMO_DE_FIRMADOS / 2

class ZipDanado extends Error {}

type SendParte = (path: string, parte: number, partes: number) => Promise<void>

const sendFuentes = async (
  fuentes: readonly FuenteDeZip[],
  signal: AbortSignal,
  send: SendParte,
): Promise<void> => {
  const carpeta = await mkdtemp(join(tmpdir(), 'apremia-'))
  try {
    for await (const { path, parte, partes } of packParts(
      ...([fuentes, carpeta, MAXIMO_DE_PARTE, signal] as const),
    ))
      await send(path, parte, partes)
  } finally {
    await rm(carpeta, { recursive: true, force: true })
  }
}

/**
 * Splits a zip that is too large for one request into several zips, and sends them. The service keeps the files that
 * were sent before an error.
 *
 * @throws Error that {@link isZipDanado} recognizes, when the zip cannot be read
 */
export const sendZipEnPartes = async (
  path: string,
  signal: AbortSignal,
  send: SendParte,
): Promise<void> => {
  let enviando = false
  let close = () => {}
  try {
    const zip = await openZipParaPartes(path)
    close = zip.close
    await sendFuentes(zip.fuentes, signal, async (...parte) => {
      enviando = true
      await send(...parte)
      enviando = false
    })
  } catch (error) {
    if (enviando || signal.aborted) throw error
    throw new ZipDanado('No se pudo leer el zip', { cause: error })
  } finally {
    close()
  }
}

/**
 * Tells whether {@link sendZipEnPartes} failed because the zip cannot be read, and not because of the service or the
 * disk.
 */
export const isZipDanado = (error: unknown): boolean => error instanceof ZipDanado

/** Sends many PDFs in a few zips, because a request for each one would take much longer. */
export const sendPdfEnPartes = async (
  paths: readonly string[],
  signal: AbortSignal,
  send: SendParte,
): Promise<void> => {
  const fuentes = await Promise.all(
    paths.map(async (path) => ({
      ...{ nombre: basename(path), bytes: (await stat(path)).size },
      open: async () => createReadStream(path),
    })),
  )
  await sendFuentes(fuentes, signal, send)
}
