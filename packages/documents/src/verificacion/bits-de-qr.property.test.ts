import { ALFABETO_DE_CODIGO, LARGO_DE_CODIGO } from '@apremia/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsDeQr } from './bits-de-qr.ts'
import { filasDeQr } from './filas-de-qr.ts'

const CODIGO = fc
  .array(fc.constantFrom(...ALFABETO_DE_CODIGO), {
    minLength: LARGO_DE_CODIGO,
    maxLength: LARGO_DE_CODIGO,
  })
  .map((letras) => letras.join(''))
const PUBLICA = fc.constantFrom(
  'https://a.gob.ar',
  'http://127.0.0.1:3000',
  'https://apremia.sannicolas.gob.ar',
  `https://${'municipalidad-de-general-'.repeat(4)}x.gob.ar`,
)

test('the modules of a code are those of the encoder, whatever was drawn before', () =>
  fc.assert(
    fc.property(PUBLICA, CODIGO, (publica, codigo) => {
      const direccion = `${publica}/verificar/${codigo}`
      const { modulos, bytes } = bitsDeQr(direccion)
      const porFila = Math.ceil(modulos / 8)
      const filas = Array.from({ length: modulos }, (_, y) =>
        Array.from(
          { length: modulos },
          (_, x) => (((bytes[y * porFila + (x >> 3)] ?? 0) >> (7 - (x % 8))) & 1) === 1,
        ),
      )
      expect(filas).toEqual(filasDeQr(direccion))
    }),
    { numRuns: 300 },
  ))
