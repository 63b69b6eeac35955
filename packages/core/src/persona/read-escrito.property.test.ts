import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dropInvisibles, readEscrito } from './read-escrito.ts'

const REHUSADOS: readonly RegExp[] = [
  /\p{Cf}/u,
  /\p{Co}/u,
  /\p{Cn}/u,
  /\p{Cs}/u,
  /[\u2028\u2029]/u,
  /[\u115f\u1160\u3164\uffa0]/u,
  /[\u180b-\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u,
]

const unit = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(..."aÑé ’'-.º1", '\u0301', '\n', '\t', '\r', '\u00a0') },
  { weight: 1, arbitrary: fc.constantFrom(...'\u200b\u200d\u202e\u2066\u00ad\ufeff\u3164\ufe0f') },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 0, max: 0x10_ffff }).map((n) => String.fromCodePoint(n)),
  },
)
const typed = fc.array(unit, { maxLength: 12 }).map((units) => units.join(''))

it.each([
  ['nombre', /\p{Cc}/u],
  ['texto', /(?![\n\t])\p{Cc}/u],
] as const)(
  'the value that a %s keeps is shown and read again without changes',
  (forma, controles) => {
    fc.assert(
      fc.property(typed, (text) => {
        const leido = readEscrito(text, forma)
        if (!leido.ok) return
        for (const rehusado of [controles, ...REHUSADOS]) expect(leido.valor).not.toMatch(rehusado)
        expect(readEscrito(leido.valor, forma)).toEqual(leido)
        expect(leido.valor).toBe(leido.valor.normalize('NFC').trim())
      }),
      { numRuns: 3_000 },
    )
  },
)

it('a text of another system is never refused, after removing its invisible characters', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(readEscrito(dropInvisibles(text)).ok).toBe(true)
    }),
  )
})
