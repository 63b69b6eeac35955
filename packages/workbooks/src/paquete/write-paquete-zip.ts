import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { PaqueteAbierto } from './fuente-de-paquete.ts'

/** Writes the files of a package as a zip, so that a folder travels in one piece. */
export const writePaqueteZip = async (
  out: Writable,
  { fuentes }: PaqueteAbierto,
  signal?: AbortSignal,
): Promise<void> => {
  const zip = new ZipFile()
  const writing = pipeline(zip.outputStream, out, { signal })
  for (const { archivo, open } of fuentes) zip.addReadStream(await open(), archivo)
  zip.end()
  await writing
}
