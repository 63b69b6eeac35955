import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import type { Proveedor } from './proveedor.ts'
import { createSellos } from './sellos.ts'
import { VIDA_DE_LA_EMERGENCIA, withEmergencia } from './with-emergencia.ts'

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

const AHORA = new Date('2026-11-20T15:00:00Z')
const proveedor: Proveedor = {
  ...{ url: '', salida: '', demo: false, fuentes: [], nombre: '' },
  verify: async () => undefined,
  review: async () => {
    throw new Error('no')
  },
}

it('is good for fifteen minutes, for one purpose and in one installation', async () => {
  let now = AHORA
  const sellos = await createSellos(open.db, () => now)
  const { verify } = withEmergencia(proveedor, sellos)
  const token = await sellos.seal('emergencia', { dni: '20000001' }, VIDA_DE_LA_EMERGENCIA)
  now = new Date(AHORA.getTime() + 899_000)
  expect(await verify(token)).toMatchObject({ dni: '20000001', fuente: 'emergencia' })
  now = new Date(AHORA.getTime() + 900_000)
  expect(await verify(token)).toBeUndefined()
  now = AHORA
  expect(await verify(await sellos.seal('ingreso', { dni: '20000001' }, 60))).toBeUndefined()
  const [head, , ...rest] = token.split('.')
  expect(await verify([head, '', ...rest.slice(0, 2), 'A'.repeat(22)].join('.'))).toBeUndefined()
  expect(await verify('basura')).toBeUndefined()
  await open.pool.query("delete from secreto where clave = 'identidad'")
  const otra = withEmergencia(proveedor, await createSellos(open.db, () => now))
  expect(await otra.verify(token)).toBeUndefined()
})
