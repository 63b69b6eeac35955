import { deflate as pakoDeflate } from 'pako'

/** Compresses with the zlib format at level 6. */
export type Deflate = (bytes: Uint8Array) => Uint8Array

/** Compressor that runs everywhere. `@apremia/documents/node` has a faster one that gives the same bytes. */
export const portableDeflate: Deflate = (bytes) => pakoDeflate(bytes, { level: 6 })
