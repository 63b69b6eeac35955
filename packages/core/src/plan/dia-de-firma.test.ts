import { describe, expect, it } from 'vitest'
import { addDays, fecha } from '../fecha/fecha.ts'
import { DESDE_SIEMPRE } from '../parametro/filas-iniciales.ts'
import { esDiaDeFirma, readDiaDeFirma } from './dia-de-firma.ts'

const HOY = fecha('2026-11-30')
const ULTIMO = fecha('2200-12-31')

describe('a day of signing', () => {
  it.each([DESDE_SIEMPRE, HOY, ULTIMO])('may be %s', (dia) => {
    expect(esDiaDeFirma(dia)).toBe(true)
  })

  it.each([addDays(DESDE_SIEMPRE, -1), addDays(ULTIMO, 1)])('may not be %s', (dia) => {
    expect(esDiaDeFirma(dia)).toBe(false)
  })
})

describe('the typed day of signing', () => {
  it.each([fecha('2026-12-01'), DESDE_SIEMPRE, ULTIMO])(
    'is read with spaces around it: %s',
    (dia) => {
      expect(readDiaDeFirma(`  ${dia} `, HOY)).toBe(dia)
    },
  )

  it.each(['', '2027-1-1', '2027-02-31', '2201-01-01'])(
    '%o is today until it is a possible day',
    (texto) => {
      expect(readDiaDeFirma(texto, HOY)).toBe(HOY)
    },
  )
})
