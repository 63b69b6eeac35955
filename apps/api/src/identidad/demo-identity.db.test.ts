import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const vlv = 'http://127.0.0.1:3000/'
const query = new URLSearchParams({ fnt: 'afip', vlv })

const ask = (headers: Record<string, string>) =>
  Promise.all([
    test.app.inject({ method: 'GET', url: `/identidad?${query}`, headers }),
    test.app.inject({
      method: 'POST',
      url: '/identidad',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ fnt: 'afip', vlv, dni: '20000001' }).toString(),
    }),
    test.app.inject({ method: 'GET', url: `/identidad/salir?${query}`, headers }),
  ])

describe('identity of the demonstration (D4)', () => {
  it.each(['127.0.0.1:3000', 'localhost:5173', 'LOCALHOST', '[::1]:3000'])(
    'answers at %s',
    async (host) => {
      const answers = await ask({ host })
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 302, 302])
    },
  )

  it.each([
    { vlv: { toString: 1 } },
    { vlv, dni: ['20000001'] },
    { vlv, fnt: {}, dni: 1 },
    [],
    'x',
  ])('refuses a body that is not its form: %j', async (payload) => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/identidad',
      headers: { host: '127.0.0.1:3000', 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })
    expect(response.statusCode, response.body).toBe(400)
    expect(response.headers.location).toBeUndefined()
  })

  it.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: '127.0.0.1.evil.example' },
    { host: '127.0.0.1@evil.example' },
    { host: 'apremia.example:3000' },
    { host: '127.0.0.1:3000', 'x-forwarded-host': 'apremia.example' },
    { host: 'apremia.example', 'x-forwarded-host': '127.0.0.1:3000' },
  ])('is refused to any other name of this machine: %j', async (headers) => {
    for (const answer of await ask(headers)) {
      expect(answer.statusCode).toBe(403)
      expect(answer.headers.location).toBeUndefined()
      expect(answer.body).not.toContain('<form')
    }
  })
})
