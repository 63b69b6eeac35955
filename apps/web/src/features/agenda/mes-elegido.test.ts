import { fecha } from '@apremia/core'
import { expect, it } from 'vitest'
import { claveDeMes, mesVecino, nombreDeMes, readMes } from './mes-elegido.ts'

const HOY = fecha('2026-11-22')

it('the address says the month and the day; without sense, those of today', () => {
  expect(readMes({}, HOY)).toEqual({
    mes: { desde: '2026-11-01', hasta: '2026-11-30' },
    dia: undefined,
  })
  expect(readMes({ mes: '2026-12', dia: '2026-12-31' }, HOY).dia).toBe('2026-12-31')
  expect(readMes({ mes: '2026-12', dia: '2026-11-30' }, HOY).dia).toBeUndefined()
  expect(claveDeMes(readMes({ mes: '2026-13' }, HOY).mes)).toBe('2026-11')
})

it('goes from month to month over the year', () => {
  const { mes } = readMes({ mes: '2026-12' }, HOY)
  expect(nombreDeMes(mesVecino(mes, 1))).toBe('Enero de 2027')
  expect(nombreDeMes(mesVecino(mes, -1))).toBe('Noviembre de 2026')
})
