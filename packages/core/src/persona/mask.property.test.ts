import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskDocumento, maskEmail, maskTelefono } from './mask.ts'

const digitsOf = (text: string): number => text.replace(/\D/g, '').length

describe('the data a guest sees (D10)', () => {
  it('never has more than the last figures of a document or a phone', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.- /()+a'), maxLength: 20 })
    fc.assert(
      fc.property(text, (given) => {
        expect(digitsOf(maskDocumento(given))).toBeLessThanOrEqual(3)
        expect(digitsOf(maskTelefono(given))).toBeLessThanOrEqual(2)
        expect(maskDocumento(given) === '').toBe(given === '')
      }),
    )
  })

  it('never has more than the first letter of an address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const [name = ''] = email.split('@')
        const [masked = ''] = maskEmail(email).split('@')
        expect(masked).toBe(`${name[0]}•••`)
      }),
    )
  })
})
