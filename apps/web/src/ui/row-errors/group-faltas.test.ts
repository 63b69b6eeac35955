import type { ErrorDeFila } from '@apremia/core'
import { expect, test } from 'vitest'
import { groupFaltas } from './group-faltas.ts'

const error = (fila: number, columna: string, hoja = 'Títulos'): ErrorDeFila => ({
  ...{ hoja, fila, columna, valor: '', regla: 'x' },
  mensaje: `${columna} está mal.`,
})

test('each row is one line with all its faults, in its order; faults of the sheet are lines of their own', () => {
  const grupos = groupFaltas([
    error(0, 'A'),
    error(0, 'B'),
    error(3, 'TOTAL'),
    error(7, 'ABOGADO'),
    error(3, 'RECURSO'),
    error(3, 'TOTAL', 'Períodos'),
  ])
  expect(grupos.map(({ fila, faltas }) => [fila, faltas.map(({ columna }) => columna)])).toEqual([
    [0, ['A']],
    [0, ['B']],
    [3, ['TOTAL', 'RECURSO']],
    [7, ['ABOGADO']],
    [3, ['TOTAL']],
  ])
})
