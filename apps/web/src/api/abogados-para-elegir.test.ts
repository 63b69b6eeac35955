import { expect, test } from 'vitest'
import { opcionesDeAbogado } from './abogados-para-elegir.ts'

const ABOGADOS = [
  { codexterno: 'A01', nombre_completo: 'Muñoz, Carolina', baja: '0' },
  { codexterno: 'A07', nombre_completo: 'Paz, Raúl', baja: '1' },
] as const

test('a lawyer who left is not offered, unless already chosen', () => {
  const codigos = (elegido?: string) =>
    opcionesDeAbogado(ABOGADOS, elegido).map(({ value }) => value)
  expect(codigos()).toEqual(['A01'])
  expect(codigos('A07')).toEqual(['A01', 'A07'])
})
