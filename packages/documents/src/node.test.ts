import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadFuentes } from './node.ts'
import { createTituloRenderer } from './titulo-ejecutivo/create-titulo-renderer.ts'

test('fonts are found beside the code; a folder without them gives an error', () => {
  const { regular, semibold } = loadFuentes()
  expect(regular.length).toBeGreaterThan(100_000)
  expect(semibold.length).toBeGreaterThan(100_000)
  expect(() => loadFuentes(pathToFileURL('/no-existe/'))).toThrow(/ENOENT/)
})

test('a file that is not a TrueType font is refused', () => {
  const { regular } = loadFuentes()
  const fuentes = { regular, semibold: new Uint8Array(64) }
  expect(() => createTituloRenderer({ fuentes })).toThrow(Error)
})
