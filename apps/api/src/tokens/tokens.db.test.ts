import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it('a person who asks for 30 tokens at once gets 20, and another once one is revoked or over', async () => {
  const session = await test.login('20000003')
  const create = (path = '', dias = 30) =>
    test.call('POST', `/api/tokens${path}`, session, { nombre: 'x', dias })
  const answers = await Promise.all(Array.from({ length: 30 }, () => create()))
  const made = answers.filter(({ statusCode }) => statusCode === 200)
  expect(made).toHaveLength(20)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(10)
  expect(refused[0]?.json().error).toMatchObject({
    code: 'demasiados-tokens',
    message: expect.stringContaining('apremia tokens revocar'),
  })
  expect((await create('/simular')).statusCode).toBe(409)
  const id = made[0]?.json<{ id: number }>().id
  expect((await test.call('DELETE', `/api/tokens/${id}`, session)).statusCode).toBe(204)
  expect((await create()).statusCode).toBe(200)
  expect((await create()).statusCode).toBe(409)
  await test.open.pool.query(
    `update token_personal set expira = creado where id = (select max(id) from token_personal)`,
  )
  expect((await create()).statusCode).toBe(200)
})
