import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRangos, writeRangos } from './rangos-de-periodos.ts'

test('whole years take little room', () => {
  const anio = (a: number) => Array.from({ length: 12 }, (_, i) => ({ a, c: i + 1 }))
  expect(writeRangos([{ a: 2025, c: 3 }, ...anio(2024)])).toBe('2024:1-12,2025:3')
})

test('any periods are read back, each once and in order', () => {
  const periodo = fc.record({
    a: fc.integer({ min: 1980, max: 2030 }),
    c: fc.integer({ min: 0, max: 999 }),
  })
  const periodos = fc.uniqueArray(periodo, {
    minLength: 1,
    maxLength: 60,
    selector: ({ a, c }) => `${a}/${c}`,
  })
  fc.assert(
    fc.property(periodos, (unos) => {
      const ordenados = [...unos].sort((x, y) => x.a - y.a || x.c - y.c)
      expect(readRangos(writeRangos(unos))).toEqual(ordenados)
    }),
  )
})

test('an address that makes no sense asks for none', () => {
  for (const texto of ['', 'x', '2024', '2024:', '2024:1-', '24:1', '2024:1;2024:2', '2024:1,'])
    expect(readRangos(texto)).toBeUndefined()
})
