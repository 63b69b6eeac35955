import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { Limits } from '../limits.ts'
import { WorkbookError } from '../workbook-error.ts'

export interface ZipPart {
  readonly name: string
  readonly packed: Buffer
  readonly deflated: boolean
  /** Unpacked size, in bytes, that the zip declares for the file. Reading fails when the real size is different. */
  readonly size: number
  readonly crc32: number
}

/** Parts of a workbook by name in lower case, because the names are case-insensitive (ECMA-376-2 §9.1.1). */
export type ZipDirectory = ReadonlyMap<string, ZipPart>

const MIB = 1024 * 1024
const LOCAL_HEADER = 0x04034b50
const STORED = 0
const DEFLATED = 8

const damaged = (why: string): WorkbookError => new WorkbookError('danado', why)

/**
 * Returns the offset of the data of an entry. Throws when the local header of the entry and the zip directory have
 * different names for the entry.
 */
const dataStart = (bytes: Buffer, entry: Entry): number => {
  const at = entry.relativeOffsetOfLocalHeader
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL_HEADER)
    throw damaged('encabezado del zip')
  const nameLength = bytes.readUInt16LE(at + 26)
  if (!bytes.subarray(at + 30, at + 30 + nameLength).equals(entry.fileNameRaw))
    throw damaged('nombres del zip')
  return at + 30 + nameLength + bytes.readUInt16LE(at + 28)
}

const checkEntry = (entry: Entry, limits: Limits): void => {
  if (entry.isEncrypted()) throw new WorkbookError('cifrado')
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw damaged('compresión desconocida')
  const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize)
  if (entry.uncompressedSize > MIB && ratio > limits.ratio)
    throw new WorkbookError('desempaquetado', `${Math.round(ratio)} a 1`)
}

/** Throws when two entries of a zip share bytes, because shared bytes let a small zip unpack to petabytes. */
const checkOverlap = (ranges: [start: number, end: number][]): void => {
  ranges.sort((a, b) => a[0] - b[0])
  let last = 0
  for (const [start, end] of ranges) {
    if (start < last) throw new WorkbookError('desempaquetado', 'partes superpuestas')
    last = end
  }
}

const openDirectory = async (bytes: Buffer): Promise<ZipFile> => {
  try {
    return await fromBufferPromise(bytes)
  } catch {
    throw damaged('no se encuentra el índice del zip')
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry()
  } catch (cause) {
    if (cause instanceof WorkbookError) throw cause
    throw damaged('índice del zip')
  }
}

export const openZip = async (bytes: Buffer, limits: Limits): Promise<ZipDirectory> => {
  const zip = await openDirectory(bytes)
  if (zip.entryCount > limits.entries) throw new WorkbookError('entradas', zip.entryCount)
  const parts = new Map<string, ZipPart>()
  const ranges: [number, number][] = []
  let unpacked = 0
  for await (const entry of entriesOf(zip)) {
    checkEntry(entry, limits)
    unpacked += entry.uncompressedSize
    if (unpacked > limits.unpacked)
      throw new WorkbookError('desempaquetado', `más de ${Math.floor(limits.unpacked / MIB)} MB`)
    const start = dataStart(bytes, entry)
    const end = start + entry.compressedSize
    if (end > bytes.length) throw damaged('archivo cortado')
    ranges.push([entry.relativeOffsetOfLocalHeader, end])
    if (entry.fileName.endsWith('/')) continue
    const key = entry.fileName.toLowerCase()
    if (parts.has(key)) throw damaged('partes repetidas')
    parts.set(key, {
      name: entry.fileName,
      packed: bytes.subarray(start, end),
      deflated: entry.compressionMethod === DEFLATED,
      size: entry.uncompressedSize,
      crc32: entry.crc32,
    })
  }
  checkOverlap(ranges)
  return parts
}
