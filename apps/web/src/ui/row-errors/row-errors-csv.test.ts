import type { ErrorDeFila } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { rowErrorsCsv } from './row-errors-csv.ts'

const error = (cambios: Partial<ErrorDeFila>): ErrorDeFila => ({
  hoja: 'Base',
  fila: 4,
  columna: 'RECURSO',
  valor: 'ZZ',
  regla: 'titulo.recurso',
  mensaje: 'El recurso ZZ no existe.',
  ...cambios,
})

const lines = (...errores: ErrorDeFila[]) => rowErrorsCsv(errores).split('\r\n')

describe('report of rows in error', () => {
  test('opens with its mark, headings and a row each', () => {
    expect(lines(error({}))).toEqual([
      '\uFEFFhoja;fila;columna;valor;regla;mensaje',
      'Base;4;RECURSO;ZZ;titulo.recurso;El recurso ZZ no existe.',
      '',
    ])
  })

  test('separators, quotes and line breaks stay inside their cell', () => {
    expect(rowErrorsCsv([error({ valor: 'a;"b"\nc' })])).toContain(';"a;""b""\nc";')
  })

  test.each(['=1+1', '+54', '-3', '@SUM(A1)', '\t=1', '\r=1'])('%j stays text', (valor) => {
    const cell = rowErrorsCsv([error({ valor })])
    expect(cell).toContain(`'${valor}`)
    expect(cell).not.toContain(`;${valor}`)
  })
})
