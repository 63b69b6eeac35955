import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { readObjects } from '../testing/read-pdf.ts'
import { drawQr } from './draw-qr.ts'
import { filasDeQr } from './filas-de-qr.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'

const CODIGO = 'K7QH2M9XWT4BR8DNPC3F'
const DIRECCION = `https://apremia.sannicolas.gob.ar/verificar/${CODIGO}`
const info = { title: 'Prueba', author: 'Prueba', subject: '', date: '2026-11-27' } as never

const render = (direccion: string): Uint8Array =>
  renderSuelto({ fuentes: loadFuentes(), deflate: nodeDeflate }, info, (painter) =>
    drawQr(painter, direccion, 100, 700),
  )

const contentOf = (bytes: Uint8Array): string =>
  [...readObjects(bytes).values()]
    .map(({ stream }) => stream.toString('latin1'))
    .find((stream) => stream.includes('/Figure<</MCID 0>>BDC')) ?? ''

/** Paints the image of the content of a page on a picture of 72 points to the inch, three pixels to the point. */
const paint = (content: string) => {
  const [ancho = 0, x = 0, y = 0] = (/^([\d.]+) 0 0 \1 ([\d.]+) ([\d.]+) cm$/m.exec(content) ?? [])
    .slice(1)
    .map(Number)
  const [, modulos = '', hex = ''] =
    /BI\/W (\d+)\/H \1\/IM true.* ID ([\da-f]+)>/.exec(content) ?? []
  const [count, bytes] = [Number(modulos), Buffer.from(hex, 'hex')]
  expect(bytes.length).toBe(count * Math.ceil(count / 8))
  const scale = 3
  const side = LADO_DE_QR * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const modulo = ancho / count
  const isDark = (columna: number, fila: number) =>
    ((bytes[fila * Math.ceil(count / 8) + (columna >> 3)] ?? 0) >> (7 - (columna % 8))) & 1
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const columna = Math.floor((100 + column / scale - x) / modulo)
      const fila = Math.floor((y + ancho - (700 - row / scale)) / modulo)
      const inside = columna >= 0 && columna < count && fila >= 0 && fila < count
      if (inside && isDark(columna, fila))
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
    }
  return jsQR(pixels, side, side)
}

test.each([
  DIRECCION,
  `https://a.ar/verificar/${CODIGO}`,
  `https://${'municipalidad-de-general-'.repeat(4)}x.gob.ar/verificar/${CODIGO}`,
])('the drawing is read back as %s', (direccion) => {
  expect(paint(contentOf(render(direccion)))?.data).toBe(direccion)
})

test('the code is at least 20 mm wide, black, and has four blank modules around it', () => {
  const filas = filasDeQr(`https://a.ar/verificar/${CODIGO}`)
  const content = contentOf(render(`https://a.ar/verificar/${CODIGO}`))
  const [ancho = 0, x = 0, y = 0] = (/^([\d.]+) 0 0 \1 ([\d.]+) ([\d.]+) cm$/m.exec(content) ?? [])
    .slice(1)
    .map(Number)
  const modulo = ancho / filas.length
  expect((ancho * 25.4) / 72).toBeGreaterThanOrEqual(20)
  const libres = [x - 100, 700 - y - ancho, 100 + LADO_DE_QR - x - ancho, y - 700 + LADO_DE_QR]
  expect(Math.min(...libres)).toBeGreaterThanOrEqual(4 * modulo - 0.02)
  expect(content).toMatch(/^0 g$/m)
})

test('screen readers get a figure with its alternative text', () => {
  const figure = [...readObjects(render(DIRECCION)).values()].find(({ text }) =>
    text.includes('/S/Figure'),
  )
  expect(figure?.text).toContain(
    '/Alt(Código QR con la dirección de la página que verifica este documento)',
  )
})
