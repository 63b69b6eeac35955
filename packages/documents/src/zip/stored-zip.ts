import { crc32 } from 'node:zlib'
import { fechaEnZona, horaEnZona, partsOfFecha } from '@apremia/core'
import { ByteWriter } from '../pdf/byte-writer.ts'
import { centralEntry, endRecords, localHeader, MAX_32 } from './zip-records.ts'

/**
 * Function that receives the next bytes of the zip. The writer waits for the returned promise before it sends more
 * bytes.
 */
export type ZipSink = (chunk: Uint8Array) => Promise<void> | undefined

export interface StoredZip {
  /** Adds a file to the zip without compressing the file. Throws RangeError when the file takes 4 GB or more. */
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Writes the directory of the zip. No file can be added afterwards. */
  end(): Promise<void>
}

/** Packs the date and time of a zip entry, in Argentine time with a resolution of two seconds. */
const dosDateTime = (date: Date): number => {
  const { year, month, day } = partsOfFecha(fechaEnZona(date))
  const [hour = 0, minute = 0, second = 0] = horaEnZona(date).split(':').map(Number)
  const days = ((year - 1980) << 9) | (month << 5) | day
  return ((days << 16) | (hour << 11) | (minute << 5) | (second >> 1)) >>> 0
}

/**
 * Creates a writer that sends a zip as a stream. The files are not compressed, because they already are. A batch has
 * thousands of files, so only about 70 bytes of each file stay in memory. The same files and date give the same bytes
 * on any machine. Beyond 65,535 files or 4 GB, the zip uses zip64 records.
 */
export const createStoredZip = (sink: ZipSink, date: Date): StoredZip => {
  const time = dosDateTime(date)
  const directory = new ByteWriter()
  let offset = 0
  let count = 0
  const give = (chunk: Uint8Array): Promise<void> | undefined => {
    offset += chunk.length
    return sink(chunk)
  }
  return {
    add: async (name, bytes) => {
      if (bytes.length >= MAX_32) throw new RangeError(`${name} no entra en el zip`)
      const entry = { name: Buffer.from(name), size: bytes.length, crc: crc32(bytes), time }
      directory.bytes(centralEntry(entry, offset))
      count++
      await give(localHeader(entry))
      await give(bytes)
    },
    end: async () => {
      const start = offset
      await give(directory.copy())
      await give(endRecords({ count, start, size: offset - start }))
    },
  }
}
