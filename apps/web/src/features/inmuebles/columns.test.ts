import { expect, test } from 'vitest'
import { COLUMNS } from './columns.tsx'

test('the columns go in the order of S2 §2.3', () => {
  expect(COLUMNS.map(({ id }) => id)).toEqual([
    'numero',
    'recurso',
    'domicilio',
    'barrio',
    'nomenclatura',
    'partida',
    'contribuyente',
    'acciones',
  ])
})
