import { fecha } from '@apremia/core'
import { expect, test } from 'vitest'
import { chipsOf, type FilterGroup, filtroDe, valuesOf } from './filter-field.ts'

const GROUPS: readonly FilterGroup<'nombre' | 'desde' | 'orden'>[] = [
  {
    title: 'Lista',
    fields: [
      { campo: 'nombre', label: 'Nombre' },
      { campo: 'desde', label: 'Desde', day: { max: fecha('2026-11-20') } },
      {
        campo: 'orden',
        label: 'Orden',
        standard: 'asc',
        options: [
          { value: 'asc', label: 'Ascendente' },
          { value: 'desc', label: 'Descendente' },
        ],
      },
    ],
  },
]

test('the form has every field, with its standard option where the address has none', () => {
  expect(valuesOf(GROUPS, { nombre: 'gómez' })).toEqual({
    nombre: 'gómez',
    desde: '',
    orden: 'asc',
  })
})

test('the default option is in no filter and no chip', () => {
  expect(filtroDe(GROUPS, { nombre: '', desde: '2026-01-02', orden: 'asc' })).toEqual({
    nombre: '',
    desde: '2026-01-02',
  })
  expect(chipsOf(GROUPS, { desde: '2026-01-02', orden: 'desc' })).toEqual([
    { id: 'desde', name: 'Desde', value: '02/01/2026' },
    { id: 'orden', name: 'Orden', value: 'Descendente' },
  ])
})
