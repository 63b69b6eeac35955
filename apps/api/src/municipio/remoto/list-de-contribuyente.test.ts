import { expect, test } from 'vitest'
import type { ClaveDeCaso } from '../../casos/clave-de-caso.ts'
import { listDeContribuyente } from './list-de-contribuyente.ts'

const clave = (imponible: number, recurso = 'AB', tipo: ClaveDeCaso['tipo'] = 'I') => ({
  ...{ tipo, imponible, recurso },
})

const fila = (imponible: number, recurso = 'AB', tipo: ClaveDeCaso['tipo'] = 'I') => ({
  ...{ TIPO: tipo, NRO_IMPONIBLE: imponible, RECURSO: recurso },
})

const TODAS = [fila(1), fila(1, 'SS'), fila(1, 'AB', 'C'), fila(2), fila(3)]

const createServicio = (filas = TODAS) => {
  const pedidos: string[] = []
  const ask = async (imponible: string) => {
    pedidos.push(imponible)
    return filas.filter(
      ({ NRO_IMPONIBLE }) => imponible === '' || NRO_IMPONIBLE === Number(imponible),
    )
  }
  return { ask, pedidos }
}

test('each property or business is asked once, and only its own kind and tax is kept', async () => {
  const { ask, pedidos } = createServicio()
  const suyas = [clave(1), clave(2, 'SS'), clave(2), clave(9)]
  expect(await listDeContribuyente(suyas, '', ask)).toEqual([fila(1), fila(2)])
  expect(pedidos).toEqual(['1', '2', '9'])
})

test('a service that ignores the filter repeats no row', async () => {
  const suyas = [clave(1), clave(2)]
  expect(await listDeContribuyente(suyas, '', async () => TODAS)).toEqual([fila(1), fila(2)])
})

test('a taxpayer with many properties is asked for with the whole list', async () => {
  const muchas = Array.from({ length: 9 }, (_, i) => fila(i + 1))
  const { ask, pedidos } = createServicio([...muchas, fila(50)])
  const suyas = muchas.map(({ NRO_IMPONIBLE }) => clave(NRO_IMPONIBLE))
  expect(await listDeContribuyente(suyas, '', ask)).toEqual(muchas)
  expect(pedidos).toEqual([''])
})

test('a taxpayer without properties is not asked for', async () => {
  const { ask, pedidos } = createServicio()
  expect(await listDeContribuyente([], '', ask)).toEqual([])
  expect(pedidos).toEqual([])
})

test('with a property in the filter only that one is asked', async () => {
  const { ask, pedidos } = createServicio()
  expect(await listDeContribuyente([clave(1), clave(2)], '2', ask)).toEqual([fila(2)])
  expect(await listDeContribuyente([clave(1)], '3', ask)).toEqual([])
  expect(pedidos).toEqual(['2', '3'])
})
