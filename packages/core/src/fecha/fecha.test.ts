import { describe, expect, it } from 'vitest'
import { decimoDelMes } from './decimo-del-mes.ts'
import { parseDiasDeSemana } from './dias-de-semana.ts'
import { addMonths, addYears, fecha, fechaDe, parseFecha, parseFechaLocal } from './fecha.ts'
import { fechaEnLetras } from './fecha-en-letras.ts'

const DIA = fecha('2026-11-30')

describe('reading', () => {
  it.each(['x2026-11-30', '2026-11-30x', ' 2026-11-30', '2026-11-30T00:00', ''])(
    'the strict form refuses %o',
    (texto) => {
      expect(parseFecha(texto)).toBeUndefined()
      expect(() => fecha(texto)).toThrow(RangeError)
    },
  )

  it('the form that people write may have spaces around it', () => {
    expect(parseFechaLocal('  30/11/2026 ')).toBe(DIA)
  })

  it.each(['x30/11/2026', '130/11/2026', '30/11/20261', '30/11/2026x', '30/11-2026'])(
    'the form that people write refuses %o',
    (texto) => {
      expect(parseFechaLocal(texto)).toBeUndefined()
    },
  )

  it.each([
    [Number.NaN, 1, 1],
    [2026, 1.5, 1],
    [2026, 1, 1.5],
    [Number.POSITIVE_INFINITY, 1, 1],
  ])('%d, %d and %d are no date', (year, month, day) => {
    expect(fechaDe(year, month, day)).toBeUndefined()
  })
})

describe('adding', () => {
  it.each([
    ['2096-02-29', 4, '2100-02-28'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2024-02-29', -124, '1900-02-28'],
  ])('to %s %i years is %s (CCyC art. 6)', (desde, anios, hasta) => {
    expect(addYears(fecha(desde), anios)).toBe(hasta)
  })

  it('beyond the years that have dates is refused', () => {
    expect(() => addYears(DIA, 8000)).toThrow(RangeError)
    expect(() => addYears(DIA, -300)).toThrow(RangeError)
    expect(() => addMonths(DIA, 12 * 8000)).toThrow(RangeError)
    expect(() => decimoDelMes(10_000, 1)).toThrow(RangeError)
  })
})

describe('in words', () => {
  it.each([
    ['2026-11-30', '30 de noviembre de 2026'],
    ['2027-01-01', '1.º de enero de 2027'],
    ['2027-12-11', '11 de diciembre de 2027'],
  ])('%s is «%s»', (dia, texto) => {
    expect(fechaEnLetras(fecha(dia))).toBe(texto)
  })

  it.each([
    ['viernes y martes', [2, 5]],
    [' jueves,  lunes,jueves ', [1, 4]],
    ['miercoles', [3]],
    ['', undefined],
    [' y ', undefined],
    ['martes y domingo', undefined],
  ])('the days %o are %o', (texto, dias) => {
    expect(parseDiasDeSemana(texto)).toEqual(dias)
  })
})
