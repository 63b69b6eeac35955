import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ArchivoVisto } from '@apremia/core'

/**
 * Reads a file, or the standard input when the path is '-', and hashes its first `primeros` bytes. The file may be
 * longer, for example because somebody signed it.
 */
export const hashArchivo = async (
  path: string,
  primeros: number,
  signal: AbortSignal,
): Promise<ArchivoVisto> => {
  const stream: AsyncIterable<Uint8Array> = path === '-' ? process.stdin : createReadStream(path)
  const hash = createHash('sha256')
  let largo = 0
  for await (const chunk of stream) {
    signal.throwIfAborted()
    hash.update(chunk.subarray(0, Math.max(0, primeros - largo)))
    largo += chunk.byteLength
  }
  return { sha256: hash.digest('hex'), largo }
}
