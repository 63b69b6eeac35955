import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const STYLES = read('apps/web/src/theme/icons.css')

test('every icon has a letter, and there is none without an icon', () => {
  const names = [...read('apps/web/src/ui/icon.tsx').matchAll(/^ {2}\| '([\w-]+)'/gm)]
  const letters = [...STYLES.matchAll(/^\.icon-([\w-]+) \{\n {2}--icon: "\\[0-9a-f]{4}"/gm)]
  expect(names.length).toBeGreaterThan(50)
  expect(letters.map(([, name]) => name).sort()).toEqual(names.map(([, name]) => name).sort())
})

test('each letter of the font is the PrimeIcons drawing of its name', () => {
  const all = new Map(
    [
      ...read('node_modules/primeicons/primeicons.css').matchAll(
        /\.pi-([\w-]+):before \{\s*content: "\\([0-9a-f]{4})"/g,
      ),
    ].map(([, drawing = '', code = '']) => [drawing, code]),
  )
  const said = [...STYLES.matchAll(/--icon: "\\([0-9a-f]{4})"; \/\* ([\w-]+) \*\//g)]
  expect(said.length).toBeGreaterThan(50)
  expect(said.map(([, code]) => code)).toEqual(said.map(([, , drawing = '']) => all.get(drawing)))
})
