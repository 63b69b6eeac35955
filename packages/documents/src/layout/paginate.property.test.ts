import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bond, type Box, paginate } from './paginate.ts'

const CAPACITY = 700

const box: fc.Arbitrary<Box> = fc.record({
  height: fc.integer({ min: 5, max: 120 }),
  above: fc.integer({ min: 0, max: 20 }),
  atTop: fc.constantFrom(0, 18),
  atBottom: fc.constantFrom(0, 13),
  bond: fc.constantFrom<Bond>(0, 0, 0, 1, 2),
})

const pagesOf = (boxes: readonly Box[]): Box[][] => {
  const starts = paginate(boxes, CAPACITY)
  return starts.map((start, i) => boxes.slice(start, starts[i + 1]))
}

const heightOf = (page: readonly Box[], index: number, ends: boolean): number =>
  page.reduce((sum, { height, above }, i) => sum + height + (i > 0 ? above : 0), 0) +
  (index > 0 ? (page[0]?.atTop ?? 0) : 0) +
  (ends ? 0 : (page.at(-1)?.atBottom ?? 0))

const row = (bond: Bond): Box => ({ height: 12, above: 0, atTop: 18, atBottom: 12, bond })

describe('pages', () => {
  test('have each box exactly once, in order, and none is empty', () => {
    fc.assert(
      fc.property(fc.array(box, { minLength: 1, maxLength: 120 }), (boxes) => {
        const pages = pagesOf(boxes)
        expect(pages.flat()).toEqual(boxes)
        for (const page of pages) expect(page.length).toBeGreaterThan(0)
      }),
    )
  })

  test('are not overfull when there is a place to break', () => {
    const loose = box.map((one): Box => ({ ...one, bond: 0 }))
    fc.assert(
      fc.property(fc.array(loose, { minLength: 1, maxLength: 120 }), (boxes) => {
        const pages = pagesOf(boxes)
        pages.forEach((page, i) => {
          expect(heightOf(page, i, i === pages.length - 1)).toBeLessThanOrEqual(CAPACITY)
        })
      }),
    )
  })

  test('keep the closing with the last two rows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 400 }),
        fc.integer({ min: 50, max: 400 }),
        (n, tail) => {
          const rows = Array.from({ length: n }, (_, i) => row(i >= n - 2 ? 1 : 0))
          const closing: Box = { height: tail, above: 10, atTop: 0, atBottom: 0, bond: 0 }
          const last = pagesOf([...rows, closing]).at(-1) ?? []
          expect(last.at(-1)).toBe(closing)
          expect(last.length).toBeGreaterThanOrEqual(3)
        },
      ),
    )
  })

  test('break a chain that does not fit where its bonds are weakest', () => {
    const chain = Array.from({ length: 100 }, (_, i) => row(i % 10 === 4 ? 1 : 2))
    const starts = paginate(chain, CAPACITY)
    expect(starts.slice(1).every((start) => start % 10 === 5)).toBe(true)
  })

  test('give a page of its own to a box taller than a page', () => {
    const tall: Box = { ...row(0), height: 900 }
    expect(paginate([row(0), tall, row(0)], CAPACITY)).toEqual([0, 1, 2])
  })
})
