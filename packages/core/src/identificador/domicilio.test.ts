import { describe, expect, it } from 'vitest'
import { formatDomicilio, formatDomicilioPostal, formatUbicacion } from './domicilio.ts'

const mitre = { calle: 'Mitre', nro: 123, piso: '', dept: '' }

describe('formatDomicilio', () => {
  it.each([
    [mitre, 'Mitre 123'],
    [{ ...mitre, piso: '2', dept: 'B' }, 'Mitre 123, piso 2, dpto. B'],
    [{ ...mitre, nro: null }, 'Mitre S/N'],
    [{ ...mitre, calle: '' }, ''],
  ])('%j is %j', (domicilio, expected) => {
    expect(formatDomicilio(domicilio)).toBe(expected)
  })
})

it('formatUbicacion adds the neighbourhood there is', () => {
  expect(formatUbicacion({ ...mitre, barrio: 'Somisa' })).toBe('Mitre 123, Barrio Somisa')
  expect(formatUbicacion({ ...mitre, barrio: '' })).toBe('Mitre 123')
  for (const barrio of ['Barrio Somisa', 'BARRIO SOMISA', 'B° Somisa', 'Bº Somisa'])
    expect(formatUbicacion({ ...mitre, barrio })).toBe(`Mitre 123, ${barrio}`)
})

it('formatDomicilioPostal adds the town with its postal code', () => {
  const post = { ...mitre, localidad: 'Ramallo', codigoPostal: '2915' }
  expect(formatDomicilioPostal(post)).toBe('Mitre 123, (2915) Ramallo')
  expect(formatDomicilioPostal({ ...post, codigoPostal: '' })).toBe('Mitre 123, Ramallo')
  expect(formatDomicilioPostal({ ...post, calle: '', localidad: '', codigoPostal: '' })).toBe('')
})
