import { describe, expect, it } from 'vitest'
import { type Fecha, fecha } from '../fecha/fecha.ts'
import {
  attachCambios,
  type CambioDeValor,
  listVigenciasDeCambios,
} from './vigencias-con-cambios.ts'

const cambio = (desde: string, anterior: string, valor: string): CambioDeValor => ({
  momento: `${desde}T12:00:00Z`,
  dni: '20000001',
  persona: 'Paz, Ana',
  desde: fecha(desde),
  anterior,
  valor,
  motivo: '',
})

const shape = (rows: ReturnType<typeof listVigenciasDeCambios>) =>
  rows.map(({ valor, desde, hasta, rige, cambios }) => [valor, desde, hasta, rige, cambios.length])

describe('listVigenciasDeCambios', () => {
  it('without changes gives only the current value, without a date', () => {
    expect(shape(listVigenciasDeCambios('15 días', []))).toEqual([['15 días', null, null, true, 0]])
  })

  it('begins with the first value and ends with the current one; of each day, the last change counts', () => {
    const cambios = [
      cambio('2026-03-01', '15 días', '20 días'),
      cambio('2026-03-01', '20 días', '25 días'),
      cambio('2026-03-02', '25 días', '1 año'),
    ]
    expect(shape(listVigenciasDeCambios('1 año', cambios))).toEqual([
      ['15 días', null, '2026-02-28', false, 0],
      ['25 días', '2026-03-01', '2026-03-01', false, 2],
      ['1 año', '2026-03-02', null, true, 1],
    ])
  })
})

it('attachCambios puts each change with the day it is of', () => {
  const vigencia = (valor: string, desde: string, hasta: Fecha | null) => ({
    ...{ valor, desde: fecha(desde), hasta, rige: hasta === null },
  })
  const rows = attachCambios(
    [vigencia('21', '1900-01-01', fecha('2026-02-28')), vigencia('22', '2026-03-01', null)],
    [cambio('2026-03-01', '21', '23'), cambio('2026-03-01', '23', '22')],
  )
  expect(rows.map(({ cambios }) => cambios.map(({ valor }) => valor))).toEqual([[], ['23', '22']])
})
