import { fecha } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { checkFiltroDeTitulos, queryOf, readFiltroDeTitulos } from './filtro.ts'

const HOY = fecha('2026-11-20')
const check = checkFiltroDeTitulos(HOY)

describe('rules of the filter (S2 §5)', () => {
  test.each([
    ['no filter', {}],
    ['from today', { desde: '2026-11-20' }],
    ['a day', { desde: '2026-11-20', hasta: '2026-11-20' }],
    ['a range up to today', { desde: '2026-01-01', hasta: '2026-11-20' }],
  ])('%s is taken', (_name, filtro) => {
    expect(check(filtro)).toEqual({ ok: true, filtro })
  })

  test.each([
    ['desde after today', { desde: '2026-11-21' }, 'posterior a hoy'],
    ['hasta after today', { desde: '2026-11-01', hasta: '2026-11-21' }, 'entre la fecha desde'],
    ['hasta before desde', { desde: '2026-11-10', hasta: '2026-11-09' }, 'entre la fecha desde'],
    ['hasta alone', { hasta: '2026-11-09' }, 'entre la fecha desde'],
  ])('%s is refused', (_name, filtro, why) => {
    expect(JSON.stringify(check(filtro))).toContain(why)
  })
})

describe('filter in the address', () => {
  test.each([
    { desde: '2026-01-02', hasta: '2026-03-04', abogado: 'A & B', orden: 'desc' },
    { desde: '2026-01-02' },
    {},
  ])('%o reads back as the same filter', (filtro) => {
    expect(readFiltroDeTitulos(filtro)).toEqual(filtro)
  })

  test.each([
    { desde: '2026-02-30' },
    { desde: '<script>' },
    { hasta: '2026-01-01' },
    { orden: 'DESC' },
    { orden: 'asc' },
  ])('%o asks for nothing', (campos) => {
    expect(readFiltroDeTitulos(campos)).toEqual({})
  })

  test('the call takes it with the names of the specification', () => {
    expect(queryOf({ desde: HOY, hasta: HOY, abogado: 'A01', orden: 'desc' })).toEqual({
      startDate: HOY,
      endDate: HOY,
      abogadoCodExt: 'A01',
      order: 'desc',
    })
    expect(queryOf({})).toEqual({ order: 'asc' })
  })
})
