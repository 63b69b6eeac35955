import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { PaqueteAbierto } from './fuente-de-paquete.ts'

/** One day for every file: the same files give the same bytes. */
const DIA = new Date('2000-01-01T12:00:00Z')

/** Documents are left out when there are none. */
type PaquetePorEscribir = Omit<PaqueteAbierto, 'adjuntos'> &
  Partial<Pick<PaqueteAbierto, 'adjuntos'>>

/** Writes the files of a package as a zip, so that a folder travels in one piece. */
export const writePaqueteZip = async (
  out: Writable,
  { fuentes, adjuntos = new Map() }: PaquetePorEscribir,
  signal?: AbortSignal,
): Promise<void> => {
  const zip = new ZipFile()
  // A file that cannot be read ends the zip: without a listener it would end the process.
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error))
  const writing = pipeline(zip.outputStream, out, { signal })
  for (const { archivo, open } of fuentes) zip.addReadStream(await open(), archivo, { mtime: DIA })
  // Opened in its turn: a municipality has more documents than a process may have open.
  for (const { ruta, open } of adjuntos.values())
    zip.addReadStreamLazy(ruta, { mtime: DIA }, (next) => {
      open().then(
        (bytes) => next(null, bytes),
        (cause) => next(cause, undefined as never),
      )
    })
  zip.end()
  await writing
}
