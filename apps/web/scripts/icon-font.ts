import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const STYLES = join(import.meta.dirname, '../src/theme/icons.css')
const FONT = fileURLToPath(import.meta.resolve('primeicons/fonts/primeicons.woff2'))

/**
 * Makes the font of the icons in use, by their codes in icons.css: one in nine of all there are.
 *
 * @param folder where it is left
 * @returns its path
 */
export const makeIconFont = async (folder: string): Promise<string> => {
  const styles = await readFile(STYLES, 'utf8')
  const codes = [...styles.matchAll(/--icon: "\\([0-9a-f]+)"/g)].map(([, code = '']) =>
    Number.parseInt(code, 16),
  )
  const font = await subsetFont(await readFile(FONT), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
  })
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'iconos.woff2')
  await writeFile(path, font)
  return path
}
