import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { HerramientasDeFirma } from '@apremia/core'

/** Maximum number of bytes of one unpacked part of a PDF, so that a hostile file cannot fill the memory. */
const MAXIMO_DESCOMPRIMIDO = 16 << 20

const inflateAsync = promisify<Uint8Array, { readonly maxOutputLength: number }, Buffer>(inflate)

export const herramientasDeNode: HerramientasDeFirma = {
  inflate: (data) => inflateAsync(data, { maxOutputLength: MAXIMO_DESCOMPRIMIDO }),
  digest: async (suma, bytes) => createHash(suma.replace('-', '')).update(bytes).digest(),
}
