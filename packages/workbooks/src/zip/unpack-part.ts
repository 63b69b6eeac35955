import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { WorkbookError } from '../workbook-error.ts'
import type { ZipPart } from './open-zip.ts'

/** Bytes of an unpacked chunk. Larger chunks take more memory and were not faster (bench/src/workbooks). */
const CHUNK = 1 << 16

const lying = (): WorkbookError =>
  new WorkbookError('desempaquetado', 'una parte es mayor que lo que declara')
const damaged = (part: ZipPart): WorkbookError => new WorkbookError('danado', part.name)

async function* inflate(part: ZipPart): AsyncGenerator<Buffer> {
  if (!part.deflated) {
    for (let at = 0; at < part.packed.length; at += CHUNK)
      yield part.packed.subarray(at, at + CHUNK)
    return
  }
  const inflater = createInflateRaw({ chunkSize: CHUNK })
  inflater.end(part.packed)
  try {
    for await (const chunk of inflater) yield chunk as Buffer
  } catch {
    throw damaged(part)
  } finally {
    inflater.destroy()
  }
  if (inflater.bytesWritten !== part.packed.length) throw damaged(part)
}

/**
 * Unpacks a file of a zip in chunks, outside the main thread.
 *
 * @throws {@link WorkbookError} as soon as the data exceed the declared size, and at the end when the size or checksum
 * differs
 */
export async function* unpackPart(part: ZipPart): AsyncGenerator<Buffer> {
  let size = 0
  let sum = 0
  for await (const chunk of inflate(part)) {
    size += chunk.length
    if (size > part.size) throw lying()
    sum = crc32(chunk, sum)
    yield chunk
  }
  if (size !== part.size || sum !== part.crc32) throw damaged(part)
}

/** Unpacks a small part at once. Throws when the part declares more than `max` bytes. */
export const unpackSmallPart = (part: ZipPart, max: number): Buffer => {
  if (part.size > max) throw new WorkbookError('desempaquetado', part.name)
  const bytes = part.deflated ? inflateWhole(part) : part.packed
  if (bytes.length !== part.size || crc32(bytes) !== part.crc32) throw damaged(part)
  return bytes
}

const inflateWhole = (part: ZipPart): Buffer => {
  try {
    return inflateRawSync(part.packed, { maxOutputLength: part.size + 1 })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    throw code === 'ERR_BUFFER_TOO_LARGE' ? lying() : damaged(part)
  }
}
