import { expect, test } from 'vitest'
import type { Entry } from '../entry.ts'
import { contract } from './index.ts'

const EXPORTS = Object.entries<Entry>(contract).filter(([name]) => name.startsWith('export'))

test('there are lists to export', () => expect(EXPORTS.length).toBeGreaterThan(0))

test.each(EXPORTS)('%s counts against the exports of the person (R17)', (_name, { limite }) => {
  expect(limite).toBe('exportacion')
})
