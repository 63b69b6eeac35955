import { expect, test } from 'vitest'
import { filtroElegido, readFiltroExterno } from './filtro.ts'

test('without any field it asks for one’s own cases (S2 §5)', () => {
  expect(readFiltroExterno({})).toMatchObject({ ok: true, body: { nombre: '', imponible: '' } })
})

test('values that the server would refuse are reported under their field', () => {
  const lectura = readFiltroExterno({ imponible: 'diez' })
  expect(lectura.ok || lectura.faltas.map(({ campo }) => campo)).toEqual(['imponible'])
})

test('a filter that does not exist is none', () => {
  expect(filtroElegido({ filtro: 'planDePagos' })).toBe('planDePagos')
  expect(filtroElegido({ filtro: 'otro' })).toBeUndefined()
})
