import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSULTAS, SIDEBAR, TILES } from '../apps/web/src/app/menu.ts'

const read = (path: string): string =>
  readFileSync(new URL(`../apps/web/${path}`, import.meta.url), 'utf8')

const APP = read('src/app/app.tsx')

test('a tile or an entry leads to a screen', () => {
  for (const { path } of [...TILES, ...SIDEBAR, ...CONSULTAS]) {
    expect(APP).toContain(`path="${path}"`)
  }
})

/** Route -> folder of its screen: of its own first word, where nothing else is said. */
const folders = (): Map<string, string> => {
  const screens = new Map(
    [...APP.matchAll(/import\('\.\.\/features\/([\w-]+)\/[\w-]+\.tsx'\)\)\s*\.(\w+)/g)].map(
      ([, folder = '', screen = '']) => [screen, folder],
    ),
  )
  return new Map(
    [...APP.matchAll(/path="(\/[\w-]+)[^"]*"\s+element=\{<(\w+)/g)].flatMap(
      ([, path = '', screen = '']) => {
        const folder = screens.get(screen)
        return folder === undefined ? [] : [[path, folder] as const]
      },
    ),
  )
}

test('a route is in the folder of its name, or the map of the web says in which', () => {
  const otras = new Map(
    [...read('README.md').matchAll(/`(\/[\w-]+)` in `([\w-]+)`/g)].map(
      ([, path = '', folder = '']) => [path, folder],
    ),
  )
  const found = folders()
  expect(found.size).toBeGreaterThan(25)
  const dichas = [...found].map(([path]) => [path, otras.get(path) ?? path.slice(1)])
  expect(dichas).toEqual([...found])
  expect([...otras.keys()].filter((path) => !found.has(path))).toEqual([])
})
