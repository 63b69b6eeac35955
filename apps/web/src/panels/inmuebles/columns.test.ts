import { expect, test } from 'vitest'
import { COLUMNAS_DE_INMUEBLES } from './columns.tsx'

test('the columns go in the order of S2 §2.3', () => {
  expect(COLUMNAS_DE_INMUEBLES.map(({ id }) => id)).toEqual([
    'numero',
    'recurso',
    'domicilio',
    'barrio',
    'nomenclatura',
    'partida',
    'contribuyente',
  ])
})
