import { expect, test } from 'vitest'
import { criteriosDe } from './filtro.ts'

test('the calls take what has sense; the rest of an address is left out', () => {
  expect(criteriosDe({ apellido: 'Muñoz', titulo: '2', baja: '0' })).toEqual({
    apellido: 'Muñoz',
    titulo: 2,
    baja: '0',
  })
  expect(criteriosDe({ titulo: 'x', baja: '2' })).toEqual({})
})
