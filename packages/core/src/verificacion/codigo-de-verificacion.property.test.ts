import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ALFABETO_DE_CODIGO,
  formatCodigoDeVerificacion,
  LARGO_DE_CODIGO,
  readCodigoDeVerificacion,
} from './codigo-de-verificacion.ts'

const CODIGO = fc
  .array(fc.constantFrom(...ALFABETO_DE_CODIGO), {
    minLength: LARGO_DE_CODIGO,
    maxLength: LARGO_DE_CODIGO,
  })
  .map((letras) => letras.join(''))

it('a code is read back as printed, in any case and with any separation', () =>
  fc.assert(
    fc.property(CODIGO, fc.constantFrom('-', ' ', '  ', '·', ''), (codigo, separador) => {
      const escrito = formatCodigoDeVerificacion(codigo).replaceAll('-', separador)
      expect(readCodigoDeVerificacion(` ${escrito.toLowerCase()}\n`)).toBe(codigo)
    }),
  ))

it('a code that lacks a character, has one more or has a foreign one is none', () =>
  fc.assert(
    fc.property(
      CODIGO,
      fc.nat(LARGO_DE_CODIGO - 1),
      fc.constantFrom('', 'AA', '0', '1', 'I', 'L', 'O', 'Ñ', '%', "'"),
      (codigo, lugar, otro) => {
        const escrito = codigo.slice(0, lugar) + otro + codigo.slice(lugar + 1)
        expect(readCodigoDeVerificacion(escrito)).toBeUndefined()
      },
    ),
  ))

it('has at least 80 random bits', () =>
  expect(LARGO_DE_CODIGO * Math.log2(new Set(ALFABETO_DE_CODIGO).size)).toBeGreaterThan(80))
