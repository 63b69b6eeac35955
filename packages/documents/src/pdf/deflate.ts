import { deflate as pakoDeflate } from 'pako'

export type Deflate = (bytes: Uint8Array) => Uint8Array

/**
 * Compressor that works in browsers and in Node. `@apremia/documents/node` has a faster one that gives the same bytes.
 */
export const portableDeflate: Deflate = (bytes) => pakoDeflate(bytes, { level: 6 })
