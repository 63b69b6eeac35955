import { expect, test } from 'vitest'
import { decodeAvisos, encodeAvisos } from './avisos-de-archivo.ts'

test('the notices of a file go and come back, and a header that cannot be read has none', () => {
  const avisos = ['Tiene «[Firma]» sin completar; ñ, 50 %.', 'Otro']
  expect(encodeAvisos(avisos)).toMatch(/^[\x21-\x7e]+$/)
  expect(decodeAvisos(encodeAvisos(avisos))).toEqual(avisos)
  for (const malo of [null, '', '%', 'hola', '{}', '%5B1%5D'])
    expect(decodeAvisos(malo)).toEqual([])
})
