import { expect, test } from 'vitest'
import { encabezadoDe, isCifra } from './columna-de-lista.ts'

test('a heading of a workbook has no accents and keeps the ñ', () => {
  expect(encabezadoDe({ nombre: 'Último año' })).toBe('ULTIMO AÑO')
  expect(encabezadoDe({ nombre: 'N° de convenio' })).toBe('N° DE CONVENIO')
})

test('amounts and counts are figures, days and texts are not', () => {
  const tipos = ['texto', 'entero', 'importe', 'dia', 'instante'] as const
  expect(tipos.filter((tipo) => isCifra({ nombre: '', tipo }))).toEqual(['entero', 'importe'])
  expect(isCifra({ nombre: '' })).toBe(false)
})
