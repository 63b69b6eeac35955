import { expect, test } from 'vitest'
import { changedFields, faultsOf, resolveFields } from './fields.ts'

const NAMES = ['nombre', 'te'] as const
const VACIO = { nombre: '', te: '' }

test('the first reason of each field is its error', async () => {
  const check = () => [
    { codigo: 'a', campo: 'te', mensaje: 'Uno' },
    { codigo: 'b', campo: 'te', mensaje: 'Dos' },
    { codigo: 'c', campo: '', mensaje: 'De todo' },
  ]
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await resolveFields(NAMES, check)(VACIO, undefined, options)
  expect(errors).toEqual({ te: { type: 'a', message: 'Uno' } })
})

test('changes and faults go in the order of the form', () => {
  expect(changedFields(NAMES, VACIO, { te: '1', nombre: 'a' })).toEqual(['nombre', 'te'])
  const errors = {
    te: { type: 'a', message: 'Teléfono' },
    nombre: { type: 'b', message: 'Nombre' },
  }
  expect(faultsOf(errors, NAMES).map(({ name }) => name)).toEqual(['nombre', 'te'])
})
