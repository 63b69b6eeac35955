import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Date of every file, so that the same files give the same bytes. */
const DIA = new Date('2000-01-01T12:00:00Z')

type Open = () => Promise<Readable> | Readable

export interface PaqueteZip {
  /** Adds a file. Resolves once all of it was taken, so that the next one may depend on it. */
  readonly add: (nombre: string, open: Open) => Promise<void>
  /** Adds a document as it is: PDFs are compressed already. */
  readonly addAdjunto: (ruta: string, open: Open) => Promise<void>
  readonly close: () => Promise<void>
  /** Ends without a package. Safe after {@link close}. */
  readonly abort: (cause: unknown) => Promise<void>
}

/** Writes a package as a zip, one file after another. Memory does not grow with their size. */
export const createPaqueteZip = (out: Writable, signal?: AbortSignal): PaqueteZip => {
  const zip = new ZipFile()
  const fail = (cause: unknown): void => {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    ;(zip.outputStream as Readable).destroy(error)
  }
  // A file that cannot be read ends the zip: without a listener it would end the process.
  zip.on('error', fail)
  const writing = pipeline(zip.outputStream, out, { signal })
  // The error reaches the caller that waits for a file, or for the end.
  writing.catch(() => undefined)
  const addWith =
    (compress: boolean) =>
    async (ruta: string, open: Open): Promise<void> => {
      let bytes: Readable | undefined
      const taken = new Promise<void>((resolve) => {
        zip.addReadStreamLazy(ruta, { mtime: DIA, compress }, (next) => {
          Promise.resolve()
            .then(open)
            .then(
              (opened) => {
                bytes = opened
                opened.once('error', fail)
                opened.once('end', resolve)
                next(null, opened)
              },
              (cause) => next(cause, undefined as never),
            )
        })
      })
      try {
        await Promise.race([taken, writing])
      } catch (cause) {
        // Stops the source, which must not be read any more.
        bytes?.destroy()
        throw cause
      }
    }
  return {
    add: addWith(true),
    addAdjunto: addWith(false),
    close: async () => {
      zip.end()
      await writing
    },
    abort: async (cause) => {
      fail(cause)
      await writing.catch(() => undefined)
    },
  }
}
