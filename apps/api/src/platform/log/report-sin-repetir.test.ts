import { expect, test } from 'vitest'
import { createReportSinRepetir } from './report-sin-repetir.ts'

const HORA = 60 * 60_000

const open = () => {
  let momento = 0
  const dichos: unknown[] = []
  const report = createReportSinRepetir(
    (error) => dichos.push(error instanceof Error ? error.message : error),
    () => momento,
  )
  return { dichos, at: (ms: number) => (momento = ms), report }
}

test('the same error is reported once an hour, and another one at once', () => {
  const { dichos, at, report } = open()
  for (const ms of [0, 30_000, HORA - 1]) {
    at(ms)
    report(new Error('sin destino'))
  }
  report('otro')
  expect(dichos).toEqual(['sin destino', 'otro'])
  at(HORA)
  report(new Error('sin destino'))
  expect(dichos).toEqual(['sin destino', 'otro', 'sin destino'])
})

test('an outage of the database is not reported', () => {
  const { dichos, report } = open()
  report(Object.assign(new Error('terminating connection'), { code: '57P01' }))
  expect(dichos).toEqual([])
})

test('a hundred different errors are remembered', () => {
  const { dichos, report } = open()
  for (let i = 0; i <= 100; i += 1) report(`error ${i}`)
  report('error 100')
  expect(dichos).toHaveLength(101)
  report('error 0')
  expect(dichos).toHaveLength(102)
})
