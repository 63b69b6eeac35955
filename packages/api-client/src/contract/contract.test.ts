import { expect, test } from 'vitest'
import type { Entry } from '../entry.ts'
import { contract } from './index.ts'

const EXPORTS = Object.entries<Entry>(contract).filter(([name]) => name.startsWith('export'))

test('there are lists to export', () => expect(EXPORTS.length).toBeGreaterThan(0))

test.each(EXPORTS)('%s counts against the exports of the person (R17)', (_name, { limite }) => {
  expect(limite).toBe('exportacion')
})

test.each(EXPORTS)('%s is given as a workbook, or as CSV when asked (ux 9)', (_name, { query }) => {
  expect(query?.validateSync({})).toMatchObject({ formato: 'xlsx' })
  expect(query?.validateSync({ formato: 'csv' })).toMatchObject({ formato: 'csv' })
  expect(query?.isValidSync({ formato: 'ods' })).toBe(false)
})
