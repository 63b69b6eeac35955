import { expect, it } from 'vitest'
import { checkAcuseDeEntrega } from './check-acuse-de-entrega.ts'

it.each([
  [10, 10, 0, []],
  [7, 10, 7, []],
  [8, 10, 7, []],
  [11, 10, 7, ['Esa marca todavía no existe: la última es 10.']],
  [6, 10, 7, ['Ya se acusó hasta la marca 7: un acuse no vuelve atrás.']],
])('acknowledging up to %i of %i, with %i acknowledged before', (hasta, ultima, acusada, said) => {
  expect(checkAcuseDeEntrega({ hasta, ultima, acusada }).map(({ mensaje }) => mensaje)).toEqual(
    said,
  )
})
