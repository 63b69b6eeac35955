import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { createStoredZip } from '@apremia/documents/zip'
import { type Entry, openPromise, open as openZip, type ZipFile as ZipReader } from 'yauzl'

/**
 * Empty buffer to write after other data. When the callback of its write runs, all the earlier writes to the zip file
 * have ended.
 */
const NOTHING = Buffer.alloc(0)

export interface LoteZip {
  /** The document is not compressed, because PDFs and workbooks already are. */
  readonly add: (name: string, bytes: Buffer) => Promise<void>
  /** Resolves when all the added documents are written to the file. Until then they stay in memory. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
  readonly abort: () => void
}

/**
 * Creates a zip file on disk, to which documents are added one by one. The same documents and date give the same bytes,
 * so a batch made again after a crash is identical.
 */
export const createLoteZip = (path: string, date: Date): LoteZip => {
  const out = createWriteStream(path, { mode: 0o600, highWaterMark: 1 << 20 })
  // A failed write to the zip file rejects this promise, and the next awaited call reports the failure. The empty
  // handler prevents an unhandled rejection.
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
  readonly names: readonly string[]
  readonly has: (name: string) => boolean
  readonly read: (name: string) => Promise<Buffer>
  readonly close: () => void
}

/** Opens the zip of a batch. The list of the files in the zip is read once, however many documents are read later. */
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
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: async (name) => {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`El lote no trae ${name}`)
      return buffer(await zip.openReadStreamPromise(entry))
    },
    close: () => zip.close(),
  }
}
