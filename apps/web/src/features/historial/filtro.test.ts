import { expect, test } from 'vitest'
import { checkFiltroDeHistorial, criteriosDeHistorial, filtrosDeHistorial } from './filtro.ts'

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

test('a resource is looked for with its item', () => {
  expect(checkFiltroDeHistorial({ recurso: 'AB' })).toEqual({
    ok: false,
    faltas: [{ campo: 'inmueble', mensaje: 'Escriba también el número del inmueble o comercio.' }],
  })
  for (const filtro of [{}, { inmueble: '1106' }, { inmueble: '1106', recurso: 'AB' }])
    expect(checkFiltroDeHistorial(filtro)).toEqual({ ok: true, filtro })
})
