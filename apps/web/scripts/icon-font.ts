import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLES = join(import.meta.dirname, '../src/theme/icons.css')
const WHOLE = fileURLToPath(import.meta.resolve('primeicons/fonts/primeicons.woff2'))
const FOLDER = join(import.meta.dirname, '../node_modules/.generated')

/** Builds a font with only the icons that icons.css uses, about one in nine of the whole icon set. */
const makeFont = async (): Promise<string> => {
  const styles = await readFile(STYLES, 'utf8')
  const letters = [...styles.matchAll(/--icon: "\\([0-9a-f]+)"/g)].map(([, code = '']) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  const font = await subsetFont(await readFile(WHOLE), letters.join(''), { targetFormat: 'woff2' })
  await mkdir(FOLDER, { recursive: true })
  const path = join(FOLDER, 'iconos.woff2')
  await writeFile(path, font)
  return path
}

/**
 * Resolves `iconos.woff2` in a style sheet to the generated font. The font is generated at startup, and again when
 * icons.css changes.
 */
export const iconFont = (): Plugin => ({
  name: 'apremia:icon-font',
  config: async () => ({
    resolve: { alias: [{ find: 'iconos.woff2', replacement: await makeFont() }] },
  }),
  hotUpdate: async ({ file }) => {
    if (file === STYLES) await makeFont()
  },
})
