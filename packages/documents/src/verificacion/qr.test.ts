import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { readObjects } from '../testing/read-pdf.ts'
import { drawQr } from './draw-qr.ts'
import { LADO_DE_QR } from './lado-de-qr.ts'
import { matrizDeQr } from './matriz-de-qr.ts'

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

/** Paints the rectangles of the content of a page on a picture of 72 points to the inch, three pixels to the point. */
const paint = (content: string) => {
  const [a, d, e, f] = (/^([\d.]+) 0 0 (-[\d.]+) ([\d.]+) ([\d.]+) cm$/m.exec(content) ?? [])
    .slice(1)
    .map(Number) as [number, number, number, number]
  const scale = 3
  const side = LADO_DE_QR * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, w, h] of content.matchAll(/^(\d+) (\d+) (\d+) (1) re$/gm)) {
    const [left, right] = [Number(x) * a + e - 100, (Number(x) + Number(w)) * a + e - 100]
    const [top, bottom] = [700 - (Number(y) * d + f), 700 - ((Number(y) + Number(h)) * d + f)]
    for (let row = Math.round(top * scale); row < Math.round(bottom * scale); row++)
      for (let column = Math.round(left * scale); column < Math.round(right * scale); column++)
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
  const { lado, tramos } = matrizDeQr(`https://a.ar/verificar/${CODIGO}`)
  const columnas = tramos.flatMap(([x, , ancho]) => [x, x + ancho])
  expect([Math.min(...columnas), Math.max(...columnas)]).toEqual([4, lado - 4])
  const modulo = Math.floor((LADO_DE_QR / lado) * 100) / 100
  expect(((lado - 8) * modulo * 25.4) / 72).toBeGreaterThanOrEqual(20)
  expect(contentOf(render(DIRECCION))).toMatch(/^0 g$/m)
})

test('screen readers get a figure with its alternative text', () => {
  const figure = [...readObjects(render(DIRECCION)).values()].find(({ text }) =>
    text.includes('/S/Figure'),
  )
  expect(figure?.text).toContain(
    '/Alt(Código QR con la dirección de la página que verifica este documento)',
  )
})
