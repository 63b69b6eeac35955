import { deflate as pakoDeflate } from 'pako'

export type Deflate = (bytes: Uint8Array) => Uint8Array

/** Compressor for browsers and Node. `@apremia/documents/node` has a faster compressor that gives the same bytes. */
export const portableDeflate: Deflate = (bytes) => pakoDeflate(bytes, { level: 6 })
