import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AlmacenDePrueba, startAlmacen } from '../../test/almacen-s3.ts'
import { useConvenios } from '../../test/convenios-app.ts'

let almacen: AlmacenDePrueba
beforeAll(async () => {
  almacen = await startAlmacen()
})
afterAll(() => almacen.close())

const { call, query, takeItem, create, detalleDe } = useConvenios(() => almacen.env)

const countAbiertas = async (): Promise<number | undefined> => {
  const [row] = await query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  )
  return row?.n
}

it('an agreement waits for the store of documents before the transaction that confirms it', async () => {
  const id = await create('a01', await takeItem('A01', 'I'))
  const { llega, release } = almacen.hold('PUT', /[0-9a-f]{64}$/)
  const confirmado = call('a01', 'POST', `/convenios/${id}/confirmar`, {})
  await llega
  await expect.poll(countAbiertas, { timeout: 5_000 }).toBe(0)
  release()
  expect((await confirmado).statusCode).toBe(200)
  expect(almacen.listStored()).toContain((await detalleDe('a01', id)).documento)
})

it('the document of a confirmation that is refused at the end does not stay in the store', async () => {
  const id = await create('a01', await takeItem('A01', 'I'))
  const antes = almacen.listStored()
  const { llega, release } = almacen.hold('PUT', /[0-9a-f]{64}$/)
  const confirmado = call('a01', 'POST', `/convenios/${id}/confirmar`, {})
  await llega
  await query(`update convenio set version = version + 1 where id = ${id}`)
  release()
  expect((await confirmado).statusCode).toBe(409)
  expect(almacen.listStored()).toEqual(antes)
})
