import { expect, test } from 'vitest'
import { fecha } from '../fecha/fecha.ts'
import { parseOrdenanzas } from '../recurso/ordenanzas.ts'
import { parseTasas } from '../recurso/tasas.ts'
import { describeTasasDistintas } from './describe-tasas-distintas.ts'

const compare = (tasas: string, ordenanzas: string, anios = [2024]) => {
  const leidas = parseTasas(tasas) ?? []
  const [primera] = leidas
  if (primera === undefined) throw new Error('Sin tasa')
  const tramo = { ...primera, desde: fecha('2026-11-21'), hasta: fecha('2026-12-31'), cantidad: 41 }
  return describeTasasDistintas(
    {
      al: fecha('2026-12-31'),
      periodos: anios.map((anio) => ({ anio, tramos: [tramo] })),
    },
    { tasas: leidas, ordenanzas: parseOrdenanzas(ordenanzas) ?? [] },
  ).replaceAll('\u00a0', ' ')
}

const BASE =
  '2020: Ordenanza 1 | artículo 95 | artículo 41 de la Ordenanza Fiscal N.º 8.000, 3 % mensual'

test('tells a rate that the legal basis of the interest does not say', () => {
  expect(compare('01/01/2020: 2,5 % mensual por día', BASE)).toBe(
    'La tasa con que se liquida (2,5 % mensual) no es la de la base legal que cita el título: «artículo 41 de la Ordenanza Fiscal N.º 8.000, 3 % mensual». Revise cuál rige, en Configuración, Recursos.',
  )
})

test.each([
  ['the same rate', '01/01/2020: 3 % mensual por día', BASE],
  [
    'the same rate written with decimals',
    '01/01/2020: 3 % mensual por día',
    BASE.replace('3 %', '3,00%'),
  ],
  [
    'a basis without a rate',
    '01/01/2020: 2,5 % mensual por día',
    '2020: Ordenanza 1 | art. 95 | art. 41',
  ],
  [
    'a basis for a whole year',
    '01/01/2020: 3 % mensual por día',
    BASE.replace('3 % mensual', '36 % anual'),
  ],
  ['no basis', '01/01/2020: 2,5 % mensual por día', '2020: Ordenanza 1'],
  [
    'the basis of the year in which the rate begins',
    '01/01/2026: 2,5 % mensual por día',
    `${BASE};2026: Ordenanza 2 | | artículo 9, 2,5 % mensual`,
  ],
])('says nothing with %s', (_, tasas, ordenanzas) => {
  expect(compare(tasas, ordenanzas)).toBe('')
})

test('compares each rate that is applied, and names each basis once', () => {
  expect(
    compare('01/01/2020: 2 % mensual por día; 01/12/2026: 4 % mensual por día', BASE, [2023, 2024]),
  ).toContain('(2 % mensual y 4 % mensual) no son las de la base legal')
})
