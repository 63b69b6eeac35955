import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { moveRange, rangeOf } from './range.ts'

const row = integer({ min: 0, max: 40 })

test('however its end moves, a range has the rows from the anchor to the end', () => {
  assert(
    property(row, array(row, { minLength: 1 }), (anchor, ends) => {
      const chosen = new Set([anchor])
      let from = anchor
      for (const to of ends) {
        const { inside, outside } = moveRange(anchor, from, to)
        for (const one of outside) chosen.delete(one)
        for (const one of inside) chosen.add(one)
        expect([...chosen].sort((a, b) => a - b)).toEqual(rangeOf(anchor, to))
        from = to
      }
    }),
  )
})

test('a range has both ends, in the order of the table', () => {
  expect(rangeOf(5, 3)).toEqual([3, 4, 5])
  expect(rangeOf(4, 4)).toEqual([4])
  expect(moveRange(4, 6, 3)).toEqual({ inside: [3, 4], outside: [5, 6] })
})
