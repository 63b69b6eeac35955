import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import {
  type ArchivoVisto,
  type HerramientasDeFirma,
  hasSoloFirma,
  MAXIMO_AGREGADO,
} from '@apremia/core'

/** Maximum length of one unpacked part of a PDF, so that a hostile file cannot fill the memory. */
const MAXIMO_DESCOMPRIMIDO = 16 << 20

const inflateAsync = promisify<Uint8Array, { readonly maxOutputLength: number }, Buffer>(inflate)

const HERRAMIENTAS: HerramientasDeFirma = {
  inflate: (data) => inflateAsync(data, { maxOutputLength: MAXIMO_DESCOMPRIMIDO }),
  digest: async (suma, bytes) => createHash(suma.replace('-', '')).update(bytes).digest(),
}

/**
 * Reads the file to verify, or the standard input when the path is '-'. Hashes the first `primeros` bytes. Inspects the
 * bytes after them, because somebody may have added a digital signature.
 *
 * @param primeros length in bytes of the document that the product issued
 */
export const inspectArchivo = async (
  path: string,
  primeros: number,
  signal: AbortSignal,
): Promise<ArchivoVisto> => {
  const stream: AsyncIterable<Uint8Array> = path === '-' ? process.stdin : createReadStream(path)
  const hash = createHash('sha256')
  const chunks: Uint8Array[] = []
  let largo = 0
  for await (const chunk of stream) {
    signal.throwIfAborted()
    hash.update(chunk.subarray(0, Math.max(0, primeros - largo)))
    largo += chunk.byteLength
    if (largo <= primeros + MAXIMO_AGREGADO) chunks.push(chunk)
    else chunks.length = 0
  }
  const soloFirma =
    largo <= primeros + MAXIMO_AGREGADO &&
    (await hasSoloFirma(Buffer.concat(chunks), primeros, HERRAMIENTAS))
  return { sha256: hash.digest('hex'), largo, soloFirma }
}
