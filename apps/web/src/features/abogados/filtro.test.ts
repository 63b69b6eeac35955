import { expect, test } from 'vitest'
import { chipsOf, criteriosOf, ordenOf } from './filtro.ts'

const TITULOS = [{ id: 2, titulo: 'Abogada' }]

test('the calls take what has sense; the rest of an address is left out', () => {
  expect(criteriosOf({ apellido: 'Muñoz', titulo: '2', baja: '0' })).toEqual({
    apellido: 'Muñoz',
    titulo: 2,
    baja: '0',
  })
  expect(criteriosOf({ titulo: 'x', baja: '2' })).toEqual({})
  expect(ordenOf({ columna: 'clave', sentido: 'desc' })).toEqual({
    orden: 'apellido',
    sentido: 'desc',
  })
})

test('chips say the filter in words', () => {
  expect(chipsOf({ apellido: 'Muñoz', titulo: '2', baja: '1' }, TITULOS)).toEqual([
    { id: 'apellido', name: 'Apellido', value: 'Muñoz' },
    { id: 'titulo', name: 'Título', value: 'Abogada' },
    { id: 'baja', name: 'Baja', value: 'Si' },
  ])
})
