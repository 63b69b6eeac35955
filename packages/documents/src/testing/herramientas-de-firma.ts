import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import type { HerramientasDeFirma } from '@apremia/core'

export const HERRAMIENTAS: HerramientasDeFirma = {
  inflate: async (data) => inflateSync(data, { maxOutputLength: 8 << 20 }),
  digest: async (suma, bytes) => createHash(suma.replace('-', '')).update(bytes).digest(),
}
