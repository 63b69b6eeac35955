import { expect, test } from 'vitest'
import { reasonsOf } from './reasons-of.ts'

test('each reason goes under its field, the first one when there are two', () => {
  const fields = [
    { field: 'jsdeuda', message: 'sin monto' },
    { field: 'anticipo', message: 'bajo' },
    { field: 'anticipo', message: 'mal escrito' },
    { field: 'imp', message: 'no existe' },
  ]
  expect(reasonsOf({ status: 422, code: 'x', message: 'No.', fields })).toEqual({
    periodos: 'sin monto',
    anticipo: 'bajo',
  })
  expect(reasonsOf(undefined)).toEqual({})
})
