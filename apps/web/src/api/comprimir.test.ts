// jsdom has no `Blob.stream`, so this test file runs in Node.
// @vitest-environment node
import { expect, test } from 'vitest'
import { comprimir } from './comprimir.ts'

const desplegar = async (texto: string): Promise<unknown> => {
  const bytes = Uint8Array.from(atob(texto), (byte) => byte.charCodeAt(0))
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(plain).json()
}

test('compresses to the base64 of the gzip of the JSON', async () => {
  const periodos = Array.from({ length: 500 }, (_, n) => ({
    r: 'SS',
    i: 58,
    a: 2000,
    c: n,
    t: 'ñ',
  }))
  const texto = await comprimir(periodos)
  expect(texto).toMatch(/^[A-Za-z0-9+/]+={0,2}$/)
  expect(texto.length).toBeLessThan(JSON.stringify(periodos).length / 4)
  expect(await desplegar(texto)).toEqual(periodos)
})
