import { expect, test } from 'vitest'
import { asSchema, cambia, type Entry } from '../entry.ts'
import { contract } from './index.ts'

const EXPORTS = Object.entries<Entry>(contract).filter(([name]) => name.startsWith('export'))

test('there are lists to export', () => expect(EXPORTS.length).toBeGreaterThan(0))

test.each(EXPORTS)('%s counts against the exports of the person (R17)', (_name, { limite }) => {
  expect(limite).toBe('exportacion')
})

test.each(EXPORTS)('%s is given as a workbook, or as CSV when asked (ux 9)', (_name, { query }) => {
  const schema = query && asSchema(query)
  expect(schema?.validateSync({})).toMatchObject({ formato: 'xlsx' })
  expect(schema?.validateSync({ formato: 'csv' })).toMatchObject({ formato: 'csv' })
  expect(schema?.isValidSync({ formato: 'ods' })).toBe(false)
})

const LECTURAS = Object.entries<Entry>(contract).filter(
  ([, definition]) => definition.capacidad !== 'publica' && !cambia(definition),
)

test.each(LECTURAS)('%s gives no person what they can take without limit (R17)', (_name, entry) => {
  expect(entry.limite).toBeDefined()
  if (entry.reply === 'file') expect(entry.limite).toMatch(/^(documento|exportacion)$/)
})
