import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Date of every file of the zip. It is fixed so that the same files give the same bytes. */
const DIA = new Date('2000-01-01T12:00:00Z')

type Open = () => Promise<Readable> | Readable

export interface PaqueteZip {
  /**
   * Adds a file to the zip. The promise resolves after the whole file was read. So the caller may build the content of
   * the next file from the content of this one.
   */
  readonly add: (nombre: string, open: Open) => Promise<void>
  /** Adds a PDF or Word document without compression, because both are already compressed. */
  readonly addAdjunto: (ruta: string, open: Open) => Promise<void>
  readonly close: () => Promise<void>
  /**
   * Stops writing and destroys the output with an error, so that the zip stays incomplete. It does nothing after {@link
   * close}.
   */
  readonly abort: (cause: unknown) => Promise<void>
}

/**
 * Creates a writer of a data package, which is a zip stream. Files are added one after another. A whole file is never
 * in memory.
 */
export const createPaqueteZip = (out: Writable, signal?: AbortSignal): PaqueteZip => {
  const zip = new ZipFile()
  const fail = (cause: unknown): void => {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    ;(zip.outputStream as Readable).destroy(error)
  }
  // yazl emits an error when a file cannot be read. Without this listener, the error would end the process.
  zip.on('error', fail)
  const writing = pipeline(zip.outputStream, out, { signal })
  // The promise of `add` or `close` gives the caller any error of the zip. This empty handler only prevents an
  // unhandled rejection.
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
