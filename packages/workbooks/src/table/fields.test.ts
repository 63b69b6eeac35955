import { describe, expect, it } from 'vitest'
import type { Cell } from '../read/cell.ts'
import { parseCodigo } from './parse-codigo.ts'
import { parseEntero } from './parse-entero.ts'
import { parseFechaCell } from './parse-fecha-cell.ts'
import { parseImponible } from './parse-imponible.ts'
import { parseImporte } from './parse-importe.ts'
import { parsePeriodoCell } from './parse-periodo-cell.ts'
import { parseTexto } from './parse-texto.ts'
import type { Parsed } from './problem.ts'

const DIA: Cell = { kind: 'date', fecha: '2023-03-15' as never, serial: 45_000 }
const SIN_DIA: Cell = { kind: 'date', fecha: undefined, serial: 0.5 }
const ERROR: Cell = { kind: 'error', text: '#N/A' }
const FORMULA: Cell = { kind: 'formula', text: '=A1' }
const masked = (value: number, format = '000-000000-0'): Cell => ({ kind: 'number', value, format })

const outcome = <T>(result: Parsed<T>): unknown =>
  'value' in result ? result.value : result.problem.regla

type Caso = readonly [cell: Cell, outcome: unknown]

const check = <T>(parse: (cell: Cell) => Parsed<T>, cases: readonly Caso[]) =>
  it.each(cases)('%j', (cell, expected) => expect(outcome(parse(cell))).toEqual(expected))

describe('number of the imponible', () => {
  check(parseImponible, [
    ['00123', '123'],
    [' 123 ', '123'],
    [123, '123'],
    [1.5e7, '15000000'],
    [masked(980123456), '980123456'],
    [9_999_999_999, '9999999999'],
    [undefined, 'planilla.requerido'],
    ['  ', 'planilla.requerido'],
    [12.5, 'planilla.imponible'],
    ['12.5', 'planilla.imponible'],
    ['1.234', 'planilla.imponible'],
    ['1,5E+07', 'planilla.imponible'],
    ['1e3', 'planilla.imponible'],
    [0, 'planilla.imponible'],
    ['000', 'planilla.imponible'],
    [-5, 'planilla.imponible'],
    ['12345678901', 'planilla.imponible'],
    [1e21, 'planilla.imponible'],
    ['١٢٣', 'planilla.imponible'],
    [true, 'planilla.tipo'],
    [DIA, 'planilla.fecha-en-columna'],
    [ERROR, 'planilla.error-de-celda'],
    [FORMULA, 'planilla.formula'],
  ])
})

describe('codes of resources and lawyers', () => {
  check(parseCodigo, [
    ['2', '2'],
    [2, '2'],
    [masked(2, '00'), '2'],
    ['02', '02'],
    [19, '19'],
    ['ab', 'AB'],
    [' a01 ', 'A01'],
    [undefined, 'planilla.requerido'],
    [2.5, 'planilla.codigo'],
    [-2, 'planilla.codigo'],
    ['A B', 'planilla.codigo'],
    ['=1+1', 'planilla.codigo'],
    ['12345678901', 'planilla.codigo'],
    [false, 'planilla.tipo'],
    [DIA, 'planilla.fecha-en-columna'],
    [FORMULA, 'planilla.formula'],
  ])
})

describe('periods', () => {
  check(parsePeriodoCell, [
    ['2023/01', { anio: 2023, cuota: 1 }],
    ['2023/1', { anio: 2023, cuota: 1 }],
    [' 2023 / 12 ', { anio: 2023, cuota: 12 }],
    ['2023/00', { anio: 2023, cuota: 0 }],
    ['01/2023', 'planilla.periodo'],
    ['2023-01', 'planilla.periodo'],
    ['2023', 'planilla.periodo'],
    [2023, 'planilla.periodo'],
    [DIA, 'planilla.periodo'],
    [ERROR, 'planilla.error-de-celda'],
    [FORMULA, 'planilla.formula'],
  ])

  it('explain the dates spreadsheets make of them', () => {
    const result = parsePeriodoCell(DIA)
    expect('problem' in result && result.problem.mensaje).toContain(
      'convirtió el período en una fecha',
    )
  })
})

describe('amounts', () => {
  check(parseImporte, [
    [1234.5, 123450],
    [1234.56, 123456],
    [0.1 + 0.2, 30],
    [1.1, 110],
    [4.35, 435],
    [1.15, 115],
    [0, 0],
    [-0, 0],
    [-12.34, -1234],
    [9_999_999_999_999.99, 999_999_999_999_999],
    [masked(5, '"$"0'), 500],
    ['1234.50', 123450],
    ['1234,5', 123450],
    ['1.234,50', 123450],
    ['1.234.567', 123456700],
    ['1.234.567,05', 123456705],
    ['-1.234,50', -123450],
    ['−1,00', -100],
    [' 12 ', 1200],
    ['1.234', 'planilla.importe-ambiguo'],
    [1234.567, 'planilla.importe-decimales'],
    [0.001, 'planilla.importe-decimales'],
    [1e-9, 'planilla.importe-decimales'],
    ['1234,567', 'planilla.importe-decimales'],
    ['12.3456', 'planilla.importe-decimales'],
    ['1,234.50', 'planilla.importe'],
    ['12.34.567', 'planilla.importe'],
    ['1e5', 'planilla.importe'],
    ['abc', 'planilla.importe'],
    ['--1', 'planilla.importe'],
    [1e13, 'planilla.importe'],
    ['12345678901234', 'planilla.importe'],
    [undefined, 'planilla.requerido'],
    [DIA, 'planilla.fecha-en-columna'],
    [true, 'planilla.tipo'],
    [FORMULA, 'planilla.formula'],
  ])
})

describe('dates', () => {
  check(parseFechaCell, [
    [DIA, '2023-03-15'],
    ['15/03/2023', '2023-03-15'],
    ['2023-03-15', '2023-03-15'],
    ['1/3/2023', '2023-03-01'],
    ['15-03-2023', '2023-03-15'],
    ['15.3.2023', '2023-03-15'],
    ['15/03/23', 'planilla.fecha'],
    [SIN_DIA, 'planilla.fecha'],
    [45_000, '2023-03-15'],
    [45_000.5, 'planilla.fecha'],
    [-1, 'planilla.fecha'],
    ['31/02/2023', 'planilla.fecha'],
    ['marzo', 'planilla.fecha'],
    [undefined, 'planilla.requerido'],
    [FORMULA, 'planilla.formula'],
  ])
})

describe('whole numbers', () => {
  check(parseEntero(1, 12), [
    [1, 1],
    ['12', 12],
    [masked(7, '00'), 7],
    [0, 'planilla.entero'],
    [13, 'planilla.entero'],
    [1.5, 'planilla.entero'],
    ['1.0', 'planilla.entero'],
    ['', 'planilla.requerido'],
  ])
})

describe('texts', () => {
  check(parseTexto, [
    ['  como está ', '  como está '],
    [undefined, ''],
    [20123456786, '20123456786'],
    [masked(980123456), '098-012345-6'],
    [0.1, '0.1'],
    [DIA, 'planilla.fecha-en-columna'],
    [ERROR, 'planilla.error-de-celda'],
    [true, 'planilla.tipo'],
  ])
})
