import { expect, it } from 'vitest'
import { warnCuit } from './warn-cuit.ts'

const codigos = (cuit: string, documento: string) =>
  warnCuit(cuit, documento).map(({ codigo }) => codigo)

it('a CUIT whose check digit or document does not agree is warned of; without a document, only its digit is', () => {
  expect(codigos('20-12345678-6', '12345678')).toEqual([])
  expect(codigos('20-12345678-0', '12345678')).toEqual(['abogado.cuit-digito'])
  expect(codigos('20-12345678-6', '87654321')).toEqual(['abogado.cuit-documento'])
  expect(codigos('20-12345678-6', '')).toEqual([])
  expect(codigos('20-12345678-0', '')).toEqual(['abogado.cuit-digito'])
})
