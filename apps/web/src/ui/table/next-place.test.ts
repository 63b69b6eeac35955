import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Move,
  nearestPlace,
  nextPlace,
  PAGE_ROWS,
  type Place,
  type Shape,
} from './next-place.ts'

/**
 * Makes a `Shape`, the size of a table in which the arrow keys move the focus. `rows` has, for each cell of each row,
 * the number of controls that can take the focus.
 */
const shapeOf = (rows: readonly (readonly number[])[]): Shape => ({
  rows: rows.length,
  cells: (row) => rows[row]?.length ?? 0,
  items: (row, cell) => rows[row]?.[cell] ?? 0,
})

const stopsOf = (shape: Shape): Place[] =>
  Array.from({ length: shape.rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: shape.cells(row) }, (_, cell) => cell).flatMap((cell) =>
      Array.from({ length: shape.items(row, cell) }, (_, item) => ({ row, cell, item })),
    ),
  )

const tables = array(array(integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 25,
}).map(shapeOf)
const MOVES: readonly Move[] = [
  ...(['left', 'right', 'up', 'down', 'pageUp', 'pageDown'] as const),
  ...(['rowStart', 'rowEnd', 'start', 'end'] as const),
]
const anywhere = integer({ min: 0, max: 10_000 })

const stopOf = (shape: Shape, seed: number): Place => {
  const stops = stopsOf(shape)
  return stops[seed % stops.length] as Place
}

describe('any table', () => {
  test('a key always leads to a stop of the table', () => {
    assert(
      property(tables, anywhere, array(constantFrom(...MOVES)), (shape, seed, moves) => {
        const stops = stopsOf(shape)
        let place = stopOf(shape, seed)
        for (const move of moves) {
          place = nextPlace(shape, place, move)
          expect(stops).toContainEqual(place)
        }
      }),
    )
  })

  test('Right passes through every stop of a row, and Left comes back through them', () => {
    assert(
      property(tables, anywhere, (shape, seed) => {
        const { row } = stopOf(shape, seed)
        const ofRow = stopsOf(shape).filter((stop) => stop.row === row)
        const walk = (from: Place | undefined, move: Move): Place[] => {
          const passed = [from as Place]
          for (let step = 1; step < ofRow.length; step += 1)
            passed.push(nextPlace(shape, passed.at(-1) as Place, move))
          return passed
        }
        expect(walk(ofRow[0], 'right')).toEqual(ofRow)
        expect(walk(ofRow.at(-1), 'left')).toEqual(ofRow.toReversed())
      }),
    )
  })

  test('at an edge the focus stays', () => {
    assert(
      property(tables, (shape) => {
        const stops = stopsOf(shape)
        const [first, last] = [stops[0] as Place, stops.at(-1) as Place]
        for (const move of ['left', 'up', 'pageUp', 'rowStart', 'start'] as const)
          expect(nextPlace(shape, first, move)).toEqual(first)
        for (const move of ['right', 'down', 'pageDown', 'rowEnd', 'end'] as const)
          expect(nextPlace(shape, last, move)).toEqual(last)
      }),
    )
  })

  test('a place that is gone is replaced by the nearest one', () => {
    assert(
      property(tables, anywhere, anywhere, anywhere, (shape, row, cell, item) => {
        const place = nearestPlace(shape, { row, cell, item })
        expect(stopsOf(shape)).toContainEqual(place)
        expect(place.row).toBe(Math.min(row, shape.rows - 1))
        expect(nearestPlace(shape, place)).toEqual(place)
      }),
    )
  })
})

describe('rows and pages', () => {
  const shape = shapeOf(Array.from({ length: 30 }, (_, row) => (row === 1 ? [1, 1] : [2, 1, 3])))
  const at = (row: number, cell: number, item = 0): Place => ({ row, cell, item })

  test('Down keeps the column and its control, and a row without them gives the nearest', () => {
    expect(nextPlace(shape, at(4, 2, 1), 'down')).toEqual(at(5, 2, 1))
    expect(nextPlace(shape, at(0, 0, 1), 'down')).toEqual(at(1, 0))
    expect(nextPlace(shape, at(2, 2, 2), 'up')).toEqual(at(1, 1))
  })

  test('a page is ten rows', () => {
    expect(nextPlace(shape, at(5, 1), 'pageDown')).toEqual(at(5 + PAGE_ROWS, 1))
    expect(nextPlace(shape, at(25, 1), 'pageDown')).toEqual(at(29, 1))
    expect(nextPlace(shape, at(5, 1), 'pageUp')).toEqual(at(0, 1))
  })

  test('the ends of the row and of the table', () => {
    expect(nextPlace(shape, at(4, 1), 'rowEnd')).toEqual(at(4, 2, 2))
    expect(nextPlace(shape, at(4, 1), 'rowStart')).toEqual(at(4, 0))
    expect(nextPlace(shape, at(4, 1), 'end')).toEqual(at(29, 2, 2))
    expect(nextPlace(shape, at(4, 1), 'start')).toEqual(at(0, 0))
  })
})
