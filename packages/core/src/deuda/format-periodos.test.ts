import { expect, test } from 'vitest'
import { enumeratePeriodos, formatPeriodos } from './format-periodos.ts'

test.each([
  [[], ''],
  [[4], '4'],
  [[1, 2], '1 y 2'],
  [[1, 2, 3], '1 a 3'],
  [[12, 1, 2, 3, 4, 5, 6, 8, 10, 11], '1 a 6, 8 y 10 a 12'],
  [[3, 3, 5], '3 y 5'],
])('%j reads %s', (periodos, text) => {
  expect(formatPeriodos(periodos)).toBe(text)
})

const deAnio = (anio: number, ...cuotas: number[]) => cuotas.map((cuota) => ({ anio, cuota }))

test.each([
  ['none', [], ''],
  ['one', deAnio(2024, 3), '3/2024'],
  ['a run', deAnio(2021, 1, 2, 3, 4), '1/2021 a 4/2021'],
  ['a gap', [...deAnio(2022, 2), ...deAnio(2021, 4, 1, 3, 2)], '1/2021 a 4/2021 y 2/2022'],
  ['a gap in a year', deAnio(2021, 1, 2, 5), '1/2021, 2/2021 y 5/2021'],
  // The number of instalments of a year is not known, so a range of instalments never continues into the next year.
  ['two years', [...deAnio(2021, 5, 6), ...deAnio(2022, 1)], '5/2021, 6/2021 y 1/2022'],
  [
    'six runs',
    [2019, 2020, 2021, 2022, 2023, 2024].flatMap((anio) => deAnio(anio, 1, 2, 3)),
    '1/2019 a 3/2019, 1/2020 a 3/2020, 1/2021 a 3/2021, 1/2022 a 3/2022, 1/2023 a 3/2023 y 1/2024 a 3/2024',
  ],
  [
    'more runs',
    [2018, 2019, 2020, 2021, 2022, 2023, 2024].flatMap((anio) => deAnio(anio, 1, 2, 4, 4)),
    '21 períodos, entre 1/2018 y 4/2024',
  ],
])('the tax periods with %s are enumerated without hiding a gap', (_, periodos, text) => {
  expect(enumeratePeriodos(periodos)).toBe(text)
})
