import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../../test/test-db.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
  await open.pool.query('create table prueba (id int primary key, n int not null)')
  await open.pool.query('insert into prueba values (1, 0)')
})
afterAll(() => open.close())

it('keeps transactions apart from each other and from single statements', async () => {
  const transactions = Array.from({ length: 40 }, (_, i) =>
    open.db
      .transaction(async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(
          sql`select n from prueba where id = ${1} for update`,
        )
        await tx.execute(sql`insert into prueba values (${100 + i}, ${i})`)
        await tx.execute(sql`update prueba set n = ${(rows[0]?.n ?? 0) + 1} where id = ${1}`)
        if (i % 4 === 0) tx.rollback()
      })
      .catch(() => undefined),
  )
  const singles = Array.from({ length: 80 }, async (_, i) => {
    const { rows } = await open.db.execute<{ a: number; b: number; n: number; filas: number }>(
      sql`select ${i}::int as a, ${i + 1}::int as b, n, (select count(*)::int from prueba where id >= 100) as filas from prueba where id = ${1}`,
    )
    expect(rows[0]).toMatchObject({ a: i, b: i + 1 })
    expect(rows[0]?.filas).toBe(rows[0]?.n)
  })
  await Promise.all([...transactions, ...singles])
  const { rows } = await open.db.execute(sql`select n from prueba where id = 1`)
  expect(rows).toEqual([{ n: 30 }])
})

it('reads dates as text and counts as numbers', async () => {
  const { rows } = await open.pool.query(
    `select date '2026-02-28' as d, 9007199254740991::bigint as n`,
  )
  expect(rows).toEqual([{ d: '2026-02-28', n: Number.MAX_SAFE_INTEGER }])
  await expect(open.pool.query('select 9007199254740992::bigint')).rejects.toThrow()
})

it('prepares its statements again after a connection was lost', async () => {
  const ask = () => open.pool.query({ name: 'preparada', text: 'select 1 as n' })
  expect((await ask()).rows).toEqual([{ n: 1 }])
  const connection = await open.pool.connect()
  connection.release(true)
  expect((await ask()).rows).toEqual([{ n: 1 }])
})
