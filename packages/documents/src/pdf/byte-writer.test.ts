import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteWriter } from './byte-writer.ts'
import { num } from './literals.ts'

const written = (value: number): string => {
  const writer = new ByteWriter()
  writer.num(value)
  return Buffer.from(writer.view()).toString('latin1')
}

test('numbers written as bytes are those written as text', () => {
  for (const value of [0, -0, 0.004, -0.004, 9.995, -12.005, 10, 99.99, 100, 1_000_000])
    expect(written(value)).toBe(num(value))
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      expect(written(value)).toBe(num(value))
    }),
  )
})
