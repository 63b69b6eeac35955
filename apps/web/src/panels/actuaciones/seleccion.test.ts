import { expect, test } from 'vitest'
import { elegidoDe } from './elegido.ts'
import { choose, NINGUN_CASO } from './seleccion.ts'

const uno = (imponible: number) =>
  elegidoDe({ imponible, recurso: 'AB', contribuyente: '', legal: 'A01' })

test('what is chosen keeps its order, once each, page after page', () => {
  const primera = choose(NINGUN_CASO, [uno(2), uno(1)], true)
  const segunda = choose(primera, [uno(3), uno(2)], true)
  expect([...segunda.keys()]).toEqual(['2-AB', '1-AB', '3-AB'])
  expect([...choose(segunda, [uno(1)], false).keys()]).toEqual(['2-AB', '3-AB'])
  expect(primera.size).toBe(2)
})
