import { expect, test } from 'vitest'
import { elegidoDe } from './elegido.ts'
import { choose, NINGUN_CASO, siguenElegidos } from './seleccion.ts'

const uno = (imponible: number) =>
  elegidoDe({ imponible, recurso: 'AB', contribuyente: '', legal: 'A01' })

test('chosen items keep their order, once each, page after page', () => {
  const primera = choose(NINGUN_CASO, [uno(2), uno(1)], true)
  const segunda = choose(primera, [uno(3), uno(2)], true)
  expect([...segunda.keys()]).toEqual(['2-AB', '1-AB', '3-AB'])
  expect([...choose(segunda, [uno(1)], false).keys()]).toEqual(['2-AB', '3-AB'])
  expect(primera.size).toBe(2)
})

test('after recording only the items left out stay chosen; while a step is pending all of them do', () => {
  const comercio = elegidoDe({ imponible: 9, recursos: ['SE'], contribuyente: '', legal: 'A01' })
  const seleccion = choose(NINGUN_CASO, [uno(1), uno(2), comercio], true)
  const quedan = (faltaLoPedido: boolean, ...afuera: { imponible: number; recurso: string }[]) => [
    ...siguenElegidos(seleccion, { faltaLoPedido, afuera }).keys(),
  ]
  expect(quedan(false)).toEqual([])
  expect(quedan(false, { imponible: 2, recurso: 'AB' }, { imponible: 1, recurso: 'SS' })).toEqual([
    '2-AB',
  ])
  expect(quedan(false, { imponible: 9, recurso: 'SE' })).toEqual(['9-'])
  expect(quedan(true)).toHaveLength(3)
})
