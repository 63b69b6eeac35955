import { describe, expect, test } from 'vitest'
import { acceptImporte } from './accept-importe.ts'

const type = (texto: string): string =>
  [...texto].reduce((antes, tecla) => acceptImporte(antes, antes + tecla), '')

describe('an amount field', () => {
  test.each([
    ['1234,50', '1234,50'],
    ['1234,505', '1234,50'],
    ['1.234', '1234'],
    ['12,3,4', '12,34'],
    ['-5', '5'],
    ['1e3', '13'],
    [',5', ',5'],
    // The field accepts an amount with more digits than the maximum. The validation of the amount reports the fault
    // later.
    ['12345678901234', '12345678901234'],
  ])('typing %s leaves %s', (tecleado, queda) => {
    expect(type(tecleado)).toBe(queda)
  })

  test.each([
    ['$ 1.234,50', '1234,50'],
    ['1.234.567', '1234567,00'],
    ['1.234,5', '1234,50'],
    // '1.234' may be one thousand two hundred thirty-four or a decimal number. The field keeps the pasted text. The
    // validation of the amount later reports the ambiguity.
    ['1.234', '1.234'],
    ['mucho', 'mucho'],
  ])('pasting %s leaves %s', (pegado, queda) => {
    expect(acceptImporte('', pegado)).toBe(queda)
  })

  test('a wrong pasted text can be deleted', () => {
    expect(acceptImporte('mucho', '')).toBe('')
    expect(acceptImporte('1.234', '1234')).toBe('1234')
  })
})
