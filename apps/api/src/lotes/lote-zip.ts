import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { createStoredZip } from '@apremia/documents/zip'
import { type Entry, openPromise, open as openZip, type ZipFile as ZipReader } from 'yauzl'

/** Empty write. Its turn comes after everything written before it. */
const NOTHING = Buffer.alloc(0)

export interface LoteZip {
  /** Adds a finished document as it is: PDFs and workbooks are compressed already. */
  readonly add: (name: string, bytes: Buffer) => Promise<void>
  /** Resolves once all that was added is in the file: until then its memory is in use. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
  readonly abort: () => void
}

/**
 * Writes the zip to disk as its documents come. The same documents and date give the same bytes: a lot made
 * again after a fall is the lot that was promised.
 */
export const createLoteZip = (path: string, date: Date): LoteZip => {
  const out = createWriteStream(path, { mode: 0o600, highWaterMark: 1 << 20 })
  // A failed write is reported to the next call that waits.
  const settled = finished(out)
  settled.catch(() => undefined)
  const zip = createStoredZip((chunk) => {
    if (out.errored) throw out.errored
    return out.write(chunk)
      ? undefined
      : Promise.race([once(out, 'drain').then(() => undefined), settled])
  }, date)
  return {
    add: (name, bytes) => zip.add(name, bytes),
    flush: () =>
      new Promise((resolve, reject) => {
        out.write(NOTHING, (error) => (error ? reject(error) : resolve()))
      }),
    close: async () => {
      await zip.end()
      out.end()
      await settled
    },
    abort: () => out.destroy(),
  }
}

const openReader = (path: string): Promise<ZipReader> =>
  new Promise((resolve, reject) => {
    openZip(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })

/** Reads one document out of a lot's zip. Undefined when it is not there. */
export const readFromLoteZip = async (path: string, name: string): Promise<Buffer | undefined> => {
  const zip = await openReader(path)
  try {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip.on('entry', (candidate: Entry) => {
        if (candidate.fileName === name) resolve(candidate)
        else zip.readEntry()
      })
      zip.once('end', () => resolve(undefined))
      zip.once('error', reject)
      zip.readEntry()
    })
    if (entry === undefined) return undefined
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (error, readable) => (error ? reject(error) : resolve(readable)))
    })
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  } finally {
    zip.close()
  }
}

export interface LoteZipAbierto {
  readonly has: (name: string) => boolean
  readonly read: (name: string) => Promise<Buffer>
  readonly close: () => void
}

/** Opens the zip of a lot to read many of its documents: its directory is read once. */
export const openLoteZip = async (path: string): Promise<LoteZipAbierto> => {
  const zip = await openPromise(path, { autoClose: false })
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    zip.close()
    throw error
  }
  return {
    has: (name) => entries.has(name),
    read: async (name) => {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`El lote no trae ${name}`)
      return buffer(await zip.openReadStreamPromise(entry))
    },
    close: () => zip.close(),
  }
}
