import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ env: { APREMIA_PROXIES: '10.20.0.0/24' } })
})
afterAll(() => api.close())

const failSignIn = async (remoteAddress: string, forwarded: string): Promise<number> => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/usuarios/login',
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
    payload: { token: 'x' },
  })
  return statusCode
}

const failMany = async (remoteAddress: string, people: (n: number) => string) => {
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) statuses.push(await failSignIn(remoteAddress, people(n)))
  return statuses
}

it('a configured proxy tells who calls: each person has their own failed sign-ins', async () => {
  expect(await failMany('10.20.0.7', (n) => `192.0.2.${n}`)).toEqual(Array(12).fill(401))
  expect(await failMany('10.20.0.8', () => '192.0.2.100')).toEqual([
    ...Array(10).fill(401),
    429,
    429,
  ])
})

it('a caller behind the proxy cannot add an address of their own', async () => {
  const statuses = await failMany('10.20.0.7', (n) => `198.51.100.${n}, 192.0.2.200`)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})

it('from another address nobody is believed', async () => {
  const statuses = await failMany('10.21.0.7', (n) => `203.0.113.${n}`)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})
