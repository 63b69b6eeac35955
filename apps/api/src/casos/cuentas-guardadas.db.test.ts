import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { createCuentasGuardadas, readVersionDeCasos } from './cuentas-guardadas.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

const versionOf = async () => (await readVersionDeCasos(open.db)).version
const countFilas = async () => {
  const { rows } = await open.db.execute<{ filas: number }>(
    sql`select count(*)::int as filas from caso_cambio`,
  )
  return rows[0]?.filas ?? 0
}
const change = (n: number) =>
  open.db.execute(sql`update caso set limite = limite where imponible % 10 = ${n}`)

it('each change of the cases raises the version by one when it is committed, also after the rows are merged', async () => {
  const antes = await versionOf()
  await open.db.transaction(async (tx) => {
    await tx.execute(sql`update caso set limite = limite where false`)
    expect(await versionOf()).toBe(antes)
  })
  expect(await versionOf()).toBe(antes + 1)
  const filas = await countFilas()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let i = 0; i < 100; i += 1)
        await open.db.execute(sql`update caso set limite = limite where false`)
    }),
  )
  expect(await versionOf()).toBe(antes + 801)
  expect(await countFilas()).toBeLessThan(filas + 800)
  await open.db.execute(sql`truncate caso`)
  expect(await versionOf()).toBe(antes + 802)
})

it('a count is made once for all who ask, and again when a case changed', async () => {
  const guardadas = createCuentasGuardadas()
  let contadas = 0
  const ask = () =>
    guardadas.readWith(
      'una',
      async () => {
        contadas += 1
        return { version: await versionOf(), valor: contadas }
      },
      () => readVersionDeCasos(open.db),
    )
  const todas = await Promise.all(Array.from({ length: 10 }, ask))
  expect(todas.map((una) => una?.cuenta)).toEqual(Array(10).fill(1))
  await change(1)
  const despues = await Promise.all(Array.from({ length: 10 }, ask))
  expect(despues.map((una) => una?.cuenta)).toEqual(Array(10).fill(2))
})

it('a simple count is made once, however much changes meanwhile', async () => {
  const guardadas = createCuentasGuardadas()
  let version = 0
  let contadas = 0
  const count = async () => {
    contadas += 1
    return { version: version++, valor: contadas }
  }
  const ask = () => guardadas.read('una', count, async () => ({ version, valor: null }))
  expect(await ask()).toBe(1)
  // A case changes while `count` runs, so the count is already out of date when it is stored. The next three requests
  // must share one new count.
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([2, 2, 2])
  version -= 1
  expect(await ask()).toBe(2)
  await expect(
    guardadas.read(
      'otra',
      () => Promise.reject(new Error('Sin base')),
      async () => ({
        version,
        valor: null,
      }),
    ),
  ).rejects.toThrow('Sin base')
})

it('stops trying when cases change between each count and its page, and does not keep a failed count', async () => {
  const guardadas = createCuentasGuardadas()
  let version = 0
  const count = async () => ({ version, valor: 'cuenta' })
  const otra = await guardadas.readWith('una', count, async () => {
    version += 1
    return { version, valor: 'fila' }
  })
  expect(otra).toBeUndefined()
  const fail = () => Promise.reject(new Error('Sin base'))
  await expect(guardadas.readWith('otra', fail, count)).rejects.toThrow('Sin base')
  expect(await guardadas.readWith('otra', count, count)).toEqual({
    cuenta: 'cuenta',
    valor: 'cuenta',
  })
})
