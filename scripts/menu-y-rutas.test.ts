import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONSULTAS, SIDEBAR, TILES } from '../apps/web/src/app/menu.ts'

const read = (path: string): string =>
  readFileSync(new URL(`../apps/web/${path}`, import.meta.url), 'utf8')

const APP = read('src/app/app.tsx')

const routed = new Set(
  [...APP.matchAll(/\bat\('([\w-]+)'|path="\/([\w-]+)"/g)].map(([, word, other]) => word ?? other),
)

test('a tile or an entry leads to a screen', () => {
  for (const { path } of [...TILES, ...SIDEBAR, ...CONSULTAS]) {
    expect(routed).toContain(path.slice(1))
  }
})

const folders = (): Map<string, string> =>
  new Map(
    [
      ...read('src/app/screens.ts').matchAll(
        /^ {2}'?([\w-]+)'?: async \(\) =>\s*\(await import\('\.\.\/features\/([\w-]+)\//gm,
      ),
    ].map(([, word = '', folder = '']) => [`/${word}`, folder]),
  )

test('every screen that is loaded has a route', () => {
  const words = [...folders().keys()].map((path) => path.slice(1))
  expect(words.filter((word) => !routed.has(word))).toEqual([])
})

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
