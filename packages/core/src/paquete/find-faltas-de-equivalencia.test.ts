import { expect, it } from 'vitest'
import type { EquivalenciaGuardada } from './equivalencias-guardadas.ts'
import { findFaltasDeEquivalencia } from './find-faltas-de-equivalencia.ts'

const equivalencia = (columnas: Readonly<Record<string, string | null>>): EquivalenciaGuardada => ({
  ...{ archivo: 'recursos', fuente: 'TASAS.csv', codificacion: 'utf-8' },
  ...{ fechas: 'AAAA-MM-DD', importes: 'punto' },
  columnas: Object.entries(columnas).map(([columna, titulo]) => ({
    ...{ columna, titulo, codigos: [] },
    fijo: titulo === null ? 'I' : null,
  })),
})

const fieldsOf = (columnas: Readonly<Record<string, string | null>>) =>
  findFaltasDeEquivalencia(equivalencia(columnas)).map(({ campo }) => campo)

it('a column that the package needs has a heading or a fixed value', () => {
  expect(fieldsOf({ CODIGO: 'Cod' })).toEqual(['NOMBRE', 'TIPO'])
  expect(fieldsOf({ CODIGO: 'Cod', NOMBRE: 'Que', TIPO: null })).toEqual([])
})

it('a heading serves one column, however it is written', () =>
  expect(fieldsOf({ CODIGO: 'Código', NOMBRE: 'CODIGO.', TIPO: null })).toEqual(['NOMBRE']))
