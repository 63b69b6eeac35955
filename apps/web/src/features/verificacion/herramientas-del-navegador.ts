import type { HerramientasDeFirma } from '@apremia/core'

/** Maximum length of one unpacked part of a PDF, so that a hostile file cannot fill the memory. */
const MAXIMO_DESCOMPRIMIDO = 16 << 20

const inflate = async (data: Uint8Array): Promise<Uint8Array> => {
  const stream = new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream('deflate'))
  const reader = stream.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    length += value.length
    if (length > MAXIMO_DESCOMPRIMIDO) {
      await reader.cancel()
      throw new RangeError('Demasiado largo')
    }
    chunks.push(value)
  }
}

/** Functions of the browser that decompress data and compute hashes. The check for an added signature needs both. */
export const herramientasDelNavegador: HerramientasDeFirma = {
  inflate,
  digest: async (suma, bytes) => new Uint8Array(await crypto.subtle.digest(suma, bytes)),
}
