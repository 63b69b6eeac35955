import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * A file with fewer bytes than this is not compressed. Fonts and pictures are never compressed, because their formats
 * are already compressed.
 */
const WORTH_IT = 1024
const TEXT = /\.(js|css|svg|json)$/

/**
 * Returns the Vite plugin that writes a gzip copy and a Brotli copy of each text asset. The server sends these copies,
 * so that no request waits for the compression.
 */
export const precompress = (): Plugin => {
  let assets = ''
  return {
    name: 'apremia:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      assets = join(root, build.outDir, build.assetsDir)
    },
    async writeBundle() {
      const names = (await readdir(assets)).filter((name) => TEXT.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = join(assets, name)
          const bytes = await readFile(file)
          if (bytes.length < WORTH_IT) return
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
          await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
          await writeFile(`${file}.br`, await toBrotli(bytes, quality))
        }),
      )
    },
  }
}
