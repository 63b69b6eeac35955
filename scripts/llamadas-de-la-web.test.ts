import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WEB = new URL('../apps/web/src/', import.meta.url)
const DEFINICION = /^\s+(\w+): (?:pageQuery|query|mutation|build\.(?:query|mutation))[(<]/gm

const nombresDe = (path: string): string[] =>
  [...readFileSync(new URL(path, WEB), 'utf8').matchAll(DEFINICION)].map(
    ([, nombre = '']) => nombre,
  )

// When two API calls of the web app have the same name, RTK Query drops the second one and its cache tags without an
// error.
test('each call of the web is defined once', () => {
  const nombres = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap(nombresDe)
  expect(nombres.length).toBeGreaterThan(50)
  expect(nombres.filter((nombre, i) => nombres.indexOf(nombre) !== i)).toEqual([])
})
