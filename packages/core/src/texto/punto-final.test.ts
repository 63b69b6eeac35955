import { expect, it } from 'vitest'
import { fillTexto } from '../escrito/bloque-de-escrito.ts'
import { dropPuntoDoble, endSentence } from './punto-final.ts'

it('endSentence adds the full stop that is missing', () => {
  expect(['Mitre 1', 'ACME S.A.'].map(endSentence)).toEqual(['Mitre 1.', 'ACME S.A.'])
})

it('dropPuntoDoble leaves one full stop of two', () => {
  expect(dropPuntoDoble('ACME S.A.', '. Debe')).toBe('ACME S.A')
  expect(dropPuntoDoble('ACME S.A.', ', debe.')).toBe('ACME S.A.')
  expect(dropPuntoDoble('ACME S.A.', '...')).toBe('ACME S.A.')
  expect(dropPuntoDoble('Mitre 1', '.')).toBe('Mitre 1')
})

it('a block of text has one full stop after a value that ends with one', () => {
  expect(fillTexto('Contra {quien}. Y {quien}, {otro}.', { quien: 'S.A.', otro: 'x' })).toBe(
    'Contra S.A. Y S.A., x.',
  )
})
