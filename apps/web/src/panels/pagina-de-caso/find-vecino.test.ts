import { expect, test } from 'vitest'
import { findVecino } from './find-vecino.ts'
import type { ListaDeOrigen } from './origen.ts'

const listOf = (...imponibles: readonly number[]): ListaDeOrigen => ({
  casos: imponibles.map((imponible) => ({ tipo: 'I' as const, imponible, recurso: 'AB' })),
})

const find = async (
  paginas: Readonly<Record<number, ListaDeOrigen | undefined>>,
  actual: number,
  pagina: number,
) => {
  const pedidas: number[] = []
  const hallado = await findVecino(
    async (una) => {
      pedidas.push(una)
      return una in paginas ? paginas[una] : listOf()
    },
    listOf(1, 2, 3),
    { actual, pagina },
  )
  return { pedidas, hallado: hallado ? hallado.caso.imponible : hallado }
}

test('when the cases worked on left the list, the next one is now on the same page', async () => {
  expect(await find({ 1: listOf(4, 5, 6), 2: listOf(7) }, 1, 2)).toEqual({
    pedidas: [1],
    hallado: 4,
  })
  expect(await find({ 1: listOf(2, 4, 5), 2: listOf(6) }, 1, 2)).toEqual({
    pedidas: [1],
    hallado: 4,
  })
})

test('when they are still there, the next one is the first of the next page', async () => {
  expect(await find({ 1: listOf(1, 2, 3), 2: listOf(4, 5) }, 1, 2)).toEqual({
    pedidas: [1, 2],
    hallado: 4,
  })
})

test('the previous one is the last of the page before', async () => {
  expect(await find({ 1: listOf(8, 9) }, 2, 1)).toEqual({ pedidas: [1], hallado: 9 })
})

test('a list without more cases is told from a page that cannot be loaded', async () => {
  expect((await find({}, 1, 2)).hallado).toBeNull()
  expect((await find({ 1: undefined }, 1, 2)).hallado).toBeUndefined()
})
