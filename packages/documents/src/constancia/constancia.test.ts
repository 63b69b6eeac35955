import { expect, test } from 'vitest'
import { createCartaRenderer } from '../carta/index.ts'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages } from '../testing/read-pages.ts'
import { sampleCarta } from '../testing/sample-carta.ts'
import { sampleConstancia } from '../testing/sample-constancia.ts'
import { renderConstancia } from './index.ts'

const con = { fuentes: loadFuentes(), deflate: nodeDeflate }
const textosDe = (bytes: Uint8Array): string[] =>
  readPages(bytes).map((page) =>
    page
      .map(({ text }) => text)
      .join(' ')
      .replace(/[ \u00a0]+/g, ' '),
  )

test('prints the head of the chain, its lot and how to check it', () => {
  const [text = '', ...more] = textosDe(renderConstancia(sampleConstancia(), con))
  expect(more).toEqual([])
  for (const part of [
    'MUNICIPALIDAD DE SAN NICOLÁS Provincia de Buenos Aires CONSTANCIA DEL HISTORIAL',
    'Lote Títulos ejecutivos N.º 101 a 108',
    'Día y hora 20/11/2026 12:00:00',
    'Fila N.º 1234 del historial',
    Array(4).fill('a1b2c3d4').join(' '),
    'no es parte de ningún título ni de ninguna carta',
    'apremia historial verificar --cabeza',
  ])
    expect(text).toContain(part)
})

test('the same data give the same bytes', () => {
  const bytes = renderConstancia(sampleConstancia(), con)
  expect(renderConstancia(sampleConstancia(), { fuentes: loadFuentes() })).toEqual(bytes)
})

test('behind the letters of a lot it is a page of its own, and the letters do not change', () => {
  const cartas = createCartaRenderer(con)
  const imprimir = (constancia: boolean) => {
    const cuadernillo = cartas.openCuadernillo()
    for (const numero of [1, 2]) cuadernillo.add(sampleCarta(2, { numero }))
    if (constancia) cuadernillo.addConstancia(sampleConstancia({ clase: 'cartas' }))
    return textosDe(cuadernillo.close())
  }
  const sin = imprimir(false)
  const conHoja = imprimir(true)
  expect(conHoja.slice(0, -1)).toEqual(sin)
  expect(conHoja.at(-1)).toContain('CONSTANCIA DEL HISTORIAL')
})
