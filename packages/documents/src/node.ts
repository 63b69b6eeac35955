import { existsSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import type { Deflate } from './pdf/deflate.ts'
import type { Fuentes } from './pdf/prepare-impresion.ts'

const REGULAR = 'SourceSerif4-Regular.ttf'
const SEMIBOLD = 'SourceSerif4-SemiBold.ttf'

/**
 * Possible paths of the folder `assets/`, relative to this source file or to a bundled program that contains this file.
 */
const CANDIDATES = ['../assets/', './assets/', '../../assets/']

const findAssets = (): URL => {
  const found = CANDIDATES.map((path) => new URL(path, import.meta.url)).find((url) =>
    existsSync(new URL(REGULAR, url)),
  )
  if (!found) throw new Error(`No se encuentran las fuentes junto a ${import.meta.url}`)
  return found
}

/**
 * Reads the fonts of the documents from disk.
 *
 * @param directory URL of the folder of the fonts, with '/' at the end; by default, the folder `assets` near the code
 * @throws Error when the files are not there
 */
export const loadFuentes = (directory: URL = findAssets()): Fuentes => ({
  regular: readFileSync(new URL(REGULAR, directory)),
  semibold: readFileSync(new URL(SEMIBOLD, directory)),
})

/**
 * Bytes of each output chunk of zlib. The default of Node, 16 kB, would waste memory because the thousands of page
 * streams of a batch are much smaller.
 */
const CHUNK = 4_000

/**
 * Compresses with the zlib of Node. The result has the same bytes as with the compressor in JavaScript, which is
 * several times slower.
 */
export const nodeDeflate: Deflate = (bytes) => deflateSync(bytes, { level: 6, chunkSize: CHUNK })
