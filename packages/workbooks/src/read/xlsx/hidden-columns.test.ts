import { expect, it } from 'vitest'
import { readHiddenColumns } from './hidden-columns.ts'

const read = (columns: string) =>
  readHiddenColumns(Buffer.from(`<worksheet><cols>${columns}</cols>`, 'latin1'))

it.each([
  '<col min="2" max="3" width="9" hidden="1"/>',
  '<col hidden="1" max="3" min="2"/>',
  '<col max="3" hidden="true" min="2"></col>',
  "<col hidden='true' min='2' max='3' />",
  `<col min="2" hidden='1' max='3'/>`,
  '<col\n  hidden = "1"\n  min = "2"\n  max = "3"\n/>',
  '<col min="2" ext:name="a > b" max="3" hidden="1"/>',
])('reads what %s hides', (column) => {
  expect(read(`<col min="1" max="1"/>${column}<col min="4" max="4" hidden="0"/>`)).toEqual([
    { left: 2, right: 3 },
  ])
})

it.each([
  '<col min="2" max="3" hidden="0"/>',
  '<col min="2" max="3" hidden="false"/>',
  '<col min="2" max="3" x:hidden="1"/>',
  '<col min="2" max="3" title="hidden=\'1\'"/>',
  '<col min="3" max="2" hidden="1"/>',
  '<col min="x" max="2" hidden="1"/>',
  '<cols2 min="2" max="3" hidden="1"/>',
])('nothing of %s', (column) => {
  expect(read(column)).toEqual([])
})

it('is not kept busy by what a stranger wrote', () => {
  const start = performance.now()
  read(`<col ${'a="1" '.repeat(50_000)}`)
  read('<col '.repeat(50_000))
  expect(performance.now() - start).toBeLessThan(2_000)
})
