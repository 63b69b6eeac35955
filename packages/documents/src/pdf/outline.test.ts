import { describe, expect, test } from 'vitest'
import { parseOutline } from './outline.ts'
import { structureObjects } from './structure-objects.ts'

describe('the outline of a document', () => {
  test('has the elements of each page', () => {
    const { elements, pages } = parseOutline('DH.)P.|.)Trd.))))')
    expect(elements.map(({ type, parent }) => [type, parent])).toEqual([
      ['D', -1],
      ['H', 0],
      ['P', 0],
      ['T', 0],
      ['r', 3],
      ['d', 4],
    ])
    expect(pages).toEqual([
      [1, 2],
      [2, 5],
    ])
  })

  test.each(['D', 'D))', '.', 'D.)|.', 'D?)', 'D*|*)'])('%j is refused', (outline) => {
    expect(() => parseOutline(outline)).toThrow(Error)
  })
})

test('content that goes on in another page names that page', () => {
  const { root, elements } = structureObjects('DP.|.))', {
    root: 9,
    page: (index) => 20 + index,
    firstElement: 10,
    field: 8,
  })
  expect(root).toBe(
    '<</Type/StructTreeRoot/K 10 0 R/ParentTree<</Nums[0[11 0 R] 1[11 0 R]]>>/ParentTreeNextKey 2>>',
  )
  expect(elements).toEqual([
    '<</S/Document/P 9 0 R/K 11 0 R>>',
    '<</S/P/P 10 0 R/Pg 20 0 R/K[0 <</Type/MCR/Pg 21 0 R/MCID 0>>]>>',
  ])
})

test('a form field has an element of its own, after the pages in the parent tree', () => {
  const { root, elements, field } = structureObjects('DP.)|P.)S*))', {
    root: 9,
    page: (index) => 20 + index,
    firstElement: 10,
    field: 8,
  })
  expect(field).toEqual({ page: 1, element: 3 })
  expect(root).toContain('/Nums[0[11 0 R] 1[12 0 R] 2 13 0 R]>>/ParentTreeNextKey 3')
  expect(elements.at(-1)).toBe('<</S/Form/P 10 0 R/Pg 21 0 R/K <</Type/OBJR/Obj 8 0 R>>>>')
})
