import { existsSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import type { Deflate } from './pdf/deflate.ts'
import type { Fuentes } from './pdf/prepare-impresion.ts'

const REGULAR = 'SourceSerif4-Regular.ttf'
const SEMIBOLD = 'SourceSerif4-SemiBold.ttf'

/** Places of `assets/`, seen from the source of this package and from a bundle that carries a copy of it. */
const CANDIDATES = ['../assets/', './assets/', '../../assets/']

const findAssets = (): URL => {
  const found = CANDIDATES.map((path) => new URL(path, import.meta.url)).find((url) =>
    existsSync(new URL(REGULAR, url)),
  )
  if (!found) throw new Error(`No se encuentran las fuentes junto a ${import.meta.url}`)
  return found
}

/**
 * Reads the fonts of the documents from disk: from `directory` (a URL that ends in '/') or from the
 * `assets` folder beside the code. Throws when they are not there.
 */
export const loadFuentes = (directory: URL = findAssets()): Fuentes => ({
  regular: readFileSync(new URL(REGULAR, directory)),
  semibold: readFileSync(new URL(SEMIBOLD, directory)),
})

/**
 * Bytes of room for the streams of a page. With Node's own 16 kB, a lot would leave that much behind for each stream.
 */
const CHUNK = 4_000

/** The compression of Node: the bytes of the portable one, several times faster. */
export const nodeDeflate: Deflate = (bytes) => deflateSync(bytes, { level: 6, chunkSize: CHUNK })
