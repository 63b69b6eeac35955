import { fecha, fechaOfDayNumber } from '@apremia/core'
import { assert, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filtroSchema, ORDENES, queryOf, readFiltro, SIN_FILTRO, writeFiltro } from './filtro.ts'

const HOY = fecha('2026-11-20')
const schema = filtroSchema(HOY)

describe('rules of the filter (S2 §5)', () => {
  test.each([
    ['no filter', {}],
    ['from today', { desde: '2026-11-20' }],
    ['a day', { desde: '2026-11-20', hasta: '2026-11-20' }],
    ['a range up to today', { desde: '2026-01-01', hasta: '2026-11-20' }],
  ])('%s is taken', async (_name, fechas) => {
    await expect(schema.validate({ ...SIN_FILTRO, ...fechas })).resolves.toMatchObject(fechas)
  })

  test.each([
    ['desde after today', { desde: '2026-11-21' }, 'posterior a hoy'],
    ['hasta after today', { desde: '2026-11-01', hasta: '2026-11-21' }, 'entre la fecha desde'],
    ['hasta before desde', { desde: '2026-11-10', hasta: '2026-11-09' }, 'entre la fecha desde'],
    ['hasta alone', { hasta: '2026-11-09' }, 'entre la fecha desde'],
  ])('%s is refused', async (_name, fechas, why) => {
    await expect(schema.validate({ ...SIN_FILTRO, ...fechas })).rejects.toThrow(why)
  })
})

describe('filter in the address', () => {
  const fechas = integer({ min: 15_000, max: 25_000 }).map(fechaOfDayNumber)
  const filtros = record({
    desde: option(fechas, { nil: null }),
    hasta: option(fechas, { nil: null }),
    abogado: option(constantFrom('A00', 'A01', 'A & B'), { nil: null }),
    orden: constantFrom(...ORDENES),
  }).map((filtro) => ({ ...filtro, hasta: filtro.desde && filtro.hasta }))

  test('reading gives back what was written', () => {
    assert(
      property(filtros, (filtro) => {
        expect(readFiltro(writeFiltro(filtro))).toEqual(filtro)
      }),
    )
  })

  test('no filter at all leaves the address clean', () => {
    expect(writeFiltro(SIN_FILTRO)).toEqual({})
  })

  test.each([
    { desde: '2026-02-30' },
    { desde: '<script>' },
    { hasta: '2026-01-01' },
    { orden: 'DESC' },
  ])('%o asks for nothing', (campos) => {
    expect(readFiltro(campos)).toEqual(SIN_FILTRO)
  })

  test('the call takes it with the names of the specification', () => {
    const filtro = { desde: HOY, hasta: HOY, abogado: 'A01', orden: 'desc' } as const
    expect(queryOf(filtro)).toEqual({
      query: { startDate: HOY, endDate: HOY, abogadoCodExt: 'A01', order: 'desc' },
    })
    expect(queryOf(SIN_FILTRO)).toEqual({ query: { order: 'asc' } })
  })
})
