import { afterAll, beforeAll, expect, it } from 'vitest'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { verifyChain } from '../historial/verify-chain.ts'

/** Number of batches of executive titles that the test asks for at the same time. `npm run cifras` asks for more. */
const LOTES = Number(process.env.LOTES ?? 8)

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

it(`gives ${LOTES} concurrent lots numbers without repeats or unexplained gaps`, async () => {
  const token = await test.login('20000001')
  const filas = await filasTitulables(test, 3)
  const bytes = (
    await upload(
      test,
      '/api/creaciontitulos/generatexls',
      token,
      { category: 'inmueble' },
      {
        name: 'base.xlsx',
        bytes: libroBasico(filas),
      },
    )
  ).rawPayload
  const ultimo = async (): Promise<number> =>
    (await test.call('GET', '/api/creaciontitulos/getlastitlenumber', token)).json().lastTitleNumber

  let conflicts = 0
  const generar = async (): Promise<void> => {
    for (;;) {
      const fields = {
        category: 'inmueble',
        startTitleNumber: String((await ultimo()) + 1),
        forzar: '1',
      }
      const response = await upload(
        test,
        '/api/creaciontitulos/generatetitles',
        token,
        fields,
        { name: 'l.xlsx', bytes },
        { prefer: 'respond-async' },
      )
      if (response.statusCode === 202) return
      expect(response.json().error.code).toBe('numero-tomado')
      conflicts += 1
    }
  }
  await Promise.all(Array.from({ length: LOTES }, generar))

  expect(await ultimo()).toBe(LOTES * filas.length)
  expect(conflicts).toBeGreaterThan(0)
  const { rows } = await test.open.pool.query(`
    select count(*)::int as titulos, count(distinct numero)::int as distintos, min(numero) as primero, max(numero) as ultimo,
      (select count(*)::int from titulo_lote l where (select count(*) from titulo t where t.lote = l.id and t.numero between l.desde and l.hasta) = l.cantidad) as lotes
    from titulo`)
  const total = LOTES * filas.length
  expect(rows).toEqual([
    { titulos: total, distintos: total, primero: 1, ultimo: total, lotes: LOTES },
  ])
  expect((await verifyChain(test.open.db)).fallas).toEqual([])
}, 600_000)
