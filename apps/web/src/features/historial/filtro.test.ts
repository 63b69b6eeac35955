import { expect, test } from 'vitest'
import { criteriosDeHistorial, filtrosDeHistorial } from './filtro.ts'

test('an item is looked for by its number and its resource (S2 §2.10)', () => {
  const campos = filtrosDeHistorial().flatMap(({ fields }) => fields.map(({ campo }) => campo))
  expect(campos).toEqual(['usuario', 'inmueble', 'recurso', 'fecha'])
  expect(criteriosDeHistorial({ inmueble: '1106', recurso: 'AB' })).toEqual({
    inmueble: '1106',
    recurso: 'AB',
  })
})

test('a day that does not exist is not asked for', () => {
  expect(criteriosDeHistorial({ recurso: 'AB', fecha: '2026-02-31' })).toEqual({ recurso: 'AB' })
  expect(criteriosDeHistorial({ fecha: '2026-02-28' })).toEqual({ fecha: '2026-02-28' })
})
