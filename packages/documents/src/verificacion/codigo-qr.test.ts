import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { renderQr } from '../testing/render-qr.tsx'
import { LADO_DE_QR } from './lado-de-qr.ts'

const DIRECCION = 'https://apremia.sannicolas.gob.ar/verificar/K7QH2M9XWT4BR8DNPC3F'

const readContent = (bytes: Uint8Array): string => {
  const file = Buffer.from(bytes)
  const start = file.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(file.subarray(start, file.indexOf('\nendstream', start))).toString('latin1')
}

/**
 * Paints the QR code of a PDF page as an image, with four pixels for each module (square). The page draws each run of
 * dark modules as a closed path of four points.
 */
const paint = (content: string, scale: number) => {
  const modules = [
    ...content.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) [\d.]+ l\n[\d.]+ ([\d.]+) l/g),
  ]
  const side = Math.max(...modules.map(([, , , right]) => Number(right))) + 4
  const pixels = new Uint8ClampedArray((side * scale) ** 2 * 4).fill(255)
  for (const [, x, y, right, bottom] of modules)
    for (let row = Number(y) * scale; row < Number(bottom) * scale; row++)
      for (let column = Number(x) * scale; column < Number(right) * scale; column++)
        pixels.fill(0, (row * side * scale + column) * 4, (row * side * scale + column) * 4 + 3)
  return jsQR(pixels, side * scale, side * scale)?.data
}

test('a paper of react-pdf has the same code, in a square of the same side', async () => {
  const bytes = await renderQr(DIRECCION)
  const content = readContent(bytes)
  expect(paint(content, 4)).toBe(DIRECCION)
  const escala = Number(/^([\d.]+) 0 0 \1 0 0 cm$/m.exec(content)?.[1])
  expect(escala * 45).toBeCloseTo(LADO_DE_QR, 1)
})
