import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  await test.services.trabajos.stop()
})
afterAll(() => test.close())

it('only one verification of the cases runs at a time', async () => {
  const tokens = [await test.login('20000001'), await test.login('20000002')]
  const askAll = () =>
    Promise.all(
      tokens.flatMap((token) =>
        ['verificar', 'reparar', 'verificar'].map((que) =>
          test.call('POST', `/api/casos/${que}`, token),
        ),
      ),
    )
  const first = await askAll()
  const begun = first.filter(({ statusCode }) => statusCode < 300)
  expect(begun).toHaveLength(1)
  for (const answer of first.filter(({ statusCode }) => statusCode >= 300)) {
    expect(answer.statusCode, answer.body).toBe(409)
    expect(answer.json().error).toMatchObject({
      code: 'verificacion-en-curso',
      message: expect.stringContaining('Ya hay una verificación de los casos en curso'),
    })
  }
  const { rows } = await test.open.pool.query(
    "select count(*)::int as n from trabajo where tipo = 'verificar-casos'",
  )
  expect(rows).toEqual([{ n: 1 }])
})

it('a cancelled verification still counts as running until it stops', async () => {
  const token = await test.login('20000001')
  const ask = () => test.call('POST', '/api/casos/verificar', token)
  // A running verification that is cancelled stops only at its next step.
  await test.open.pool.query(
    "update trabajo set estado = 'en-curso' where tipo = 'verificar-casos'",
  )
  const { rows } = await test.open.pool.query(
    "select id, dni from trabajo where tipo = 'verificar-casos'",
  )
  const [{ id, dni }] = rows
  const cancelado = await test.call('POST', `/api/trabajos/${id}/cancelar`, await test.login(dni))
  expect(cancelado.statusCode, cancelado.body).toBe(200)
  expect((await ask()).statusCode).toBe(409)
  await test.open.pool.query(`update trabajo set estado = 'cancelado' where id = '${id}'`)
  expect((await ask()).statusCode).toBe(200)
  const { rows: otra } = await test.open.pool.query(
    "select id from trabajo where estado = 'pendiente'",
  )
  await test.call('POST', `/api/trabajos/${otra[0].id}/cancelar`, token)
  expect((await ask()).statusCode).toBe(200)
})
