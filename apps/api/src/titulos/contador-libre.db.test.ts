import { afterAll, beforeAll, expect, it } from 'vitest'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { lockTitulos } from '../deuda-retenida/titulos-vigentes.ts'

let test: TestApp
let admin: string
let bytes: Buffer
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  const basico = libroBasico(await filasTitulables(test, 2))
  const file = { name: 'b.xlsx', bytes: basico }
  const fields = { category: 'inmueble' }
  bytes = (await upload(test, '/api/creaciontitulos/generatexls', admin, fields, file)).rawPayload
})
afterAll(() => test.close())

const generar = (inicio: number) =>
  upload(
    test,
    '/api/creaciontitulos/generatetitles',
    admin,
    { category: 'inmueble', startTitleNumber: String(inicio), forzar: '1' },
    { name: 'lote.xlsx', bytes },
  )

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await test.open.pool.query('select 1 from pg_locks where not granted limit 1')
  return rows.length > 0 || isWaiting()
}

it('while the titles of a lot are written, agreements are confirmed', async () => {
  expect((await generar(1)).statusCode).toBe(200)
  // Another transaction inserts executive title number 4 without a commit. The batch waits for that transaction while
  // its titles are written.
  const otro = await test.open.pool.connect()
  await otro.query('begin')
  await otro.query(`
    insert into titulo select (jsonb_populate_record(t, '{"numero": 4, "codigo_verificacion": "4"}')).*
    from titulo t where numero = 1`)
  const lote = generar(3)
  await isWaiting()
  const held = test.open.db.transaction(async (tx) => {
    await lockTitulos(tx)
    return 'held'
  })
  expect(await Promise.race([held, lote])).toBe('held')
  await otro.query('rollback')
  otro.release()
  expect((await lote).statusCode).toBe(200)
  const { rows } = await test.open.pool.query(
    'select array_agg(numero order by numero) as n from titulo',
  )
  expect(rows[0].n).toEqual([1, 2, 3, 4])
})

it('a number given meanwhile answers a conflict and writes nothing', async () => {
  const otro = await test.open.pool.connect()
  await otro.query('begin')
  await otro.query(`
    insert into titulo_lote select (jsonb_populate_record(l,
      '{"id": "00000000-0000-4000-8000-000000000001", "desde": 5, "hasta": 5, "cantidad": 1}')).*
    from titulo_lote l where l.desde = 1`)
  await otro.query(`
    insert into titulo select (jsonb_populate_record(t, '{"numero": 5, "codigo_verificacion": "5",
      "lote": "00000000-0000-4000-8000-000000000001"}')).*
    from titulo t where numero = 1`)
  await otro.query('update titulo_contador set ultimo = 5')
  const lote = generar(5)
  await isWaiting()
  await otro.query('commit')
  otro.release()
  const refused = await lote
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error).toMatchObject({ code: 'numero-tomado', detalle: { ultimo: 5 } })
  const { rows } = await test.open.pool.query(
    'select max(numero) as ultimo, count(*)::int as n from titulo',
  )
  expect(rows[0]).toEqual({ ultimo: 5, n: 5 })
})
