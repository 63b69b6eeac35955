import { expect, it } from 'vitest'
import { isDatabaseDown, isDiskFull, isOcupada, isTransient } from './outage.ts'

const failure = (fields: object, message = 'x') => Object.assign(new Error(message), fields)
const wrapped = (cause: Error) => new Error('Failed query', { cause })

it.each([
  ['shutdown', failure({ code: '57P01' })],
  ['crash', failure({ code: '57P02' })],
  ['starting up', failure({ code: '57P03' })],
  ['too many connections', failure({ code: '53300' })],
  ['a server that only reads', failure({ code: '25006' })],
  ['a transaction whose process had stopped', failure({ code: '25P03' })],
  ['refused', failure({ code: 'ECONNREFUSED', syscall: 'connect' })],
  ['reset', failure({ code: 'ECONNRESET', syscall: 'read' })],
  ['no socket', failure({ code: 'ENOENT', syscall: 'connect' })],
  ['cut', failure({}, 'Connection terminated unexpectedly')],
  [
    'used after the cut',
    failure({}, 'Client has encountered a connection error and is not queryable'),
  ],
])('%s: the database is away', (_name, error) => {
  expect(isDatabaseDown(wrapped(error))).toBe(true)
  expect(isDiskFull(wrapped(error))).toBe(false)
})

it.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('%s: no room', (code) => {
  expect(isDiskFull(wrapped(failure({ code, syscall: 'write' })))).toBe(true)
  expect(isDatabaseDown(wrapped(failure({ code, syscall: 'write' })))).toBe(false)
})

it.each([
  ['a file that is not there', failure({ code: 'ENOENT', syscall: 'open' })],
  ['a repeated key', failure({ code: '23505' })],
  ['a mistake of ours', new TypeError('x is not a function')],
])('%s is neither a lost database nor a full disk', (_name, error) => {
  expect(isDatabaseDown(wrapped(error)) || isDiskFull(wrapped(error))).toBe(false)
})

it.each(['55P03', '40P01', '57014'])('%s: another transaction holds the lock', (code) => {
  const error = wrapped(failure({ code }))
  expect([isOcupada(error), isTransient(error), isDatabaseDown(error)]).toEqual([true, true, false])
})
