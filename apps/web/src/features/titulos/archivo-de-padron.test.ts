import { describe, expect, it } from 'vitest'
import { checkArchivoDePadron } from './archivo-de-padron.ts'

const MIB = 1024 * 1024

describe('the file of a provincial registry', () => {
  it.each([
    ['padron.xlsx', 1, true],
    ['PADRON.XLS', 1, true],
    ['padron.csv', 200 * MIB, true],
    ['padron.csv', 200 * MIB + 1, false],
    ['padron.csv', 0, false],
    ['padron.pdf', 1, false],
    ['padron', 1, false],
  ])('%s of %i bytes: %s', (name, size, bien) => {
    expect(checkArchivoDePadron({ name, size }) === undefined).toBe(bien)
  })
})
