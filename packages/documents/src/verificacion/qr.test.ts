import { expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { renderSuelto } from '../suelto/render-suelto.ts'
import { readObjects } from '../testing/read-pdf.ts'
import { contentWithQr, placeOfQr, readQr } from '../testing/read-qr.ts'
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

test.each([
  DIRECCION,
  `https://a.ar/verificar/${CODIGO}`,
  `https://${'municipalidad-de-general-'.repeat(4)}x.gob.ar/verificar/${CODIGO}`,
])('the drawing is read back as %s', (direccion) => {
  expect(readQr(contentWithQr(render(direccion)))).toBe(direccion)
})

test('the code is at least 20 mm wide, black, and has four blank modules around it', () => {
  const filas = filasDeQr(`https://a.ar/verificar/${CODIGO}`)
  const content = contentWithQr(render(`https://a.ar/verificar/${CODIGO}`))
  const { ancho, x, y } = placeOfQr(content)
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
