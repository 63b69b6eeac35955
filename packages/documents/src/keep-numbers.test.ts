import { expect, test } from 'vitest'
import { keepNumbers } from './keep-numbers.ts'

test.each([
  ['Título ejecutivo N.º 1.234, del', 'Título ejecutivo N.º\u00a01.234, del'],
  ['Juzgado n.º 1', 'Juzgado n.º\u00a01'],
  ['Juzgado N° 1 de Azul', 'Juzgado N°\u00a01 de Azul'],
  ['Ley 6716, art. 12', 'Ley\u00a06716, art.\u00a012'],
  ['artículos 95 y 96 de la Ordenanza 8.000', 'artículos\u00a095 y 96 de la Ordenanza\u00a08.000'],
  ['$ 1.234,50 y 3 % mensual', '$\u00a01.234,50 y 3\u00a0% mensual'],
  ['Nº de la Ley', 'Nº de la Ley'],
])('%s keeps each number with its sign', (texto, unido) => {
  expect(keepNumbers(texto)).toBe(unido)
})
