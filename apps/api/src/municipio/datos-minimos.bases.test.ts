import { type CallName, contract, type Entry, findDesajuste, prefixOf } from '@apremia/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

/**
 * Requests that the test sends after loading a data package without optional fields. Their answers show people,
 * properties and businesses, and each answer must still match its contract.
 */
const PEDIDOS: Readonly<Partial<Record<CallName, object>>> = {
  recImpInm: { data: { bsq: 1 } },
  recImpContrib: { data: { bsq: 1 } },
  comercioxVarios: { data: { bsq: 1 } },
  basexImp: { imponible: '101' },
  contribxImp: { imponible: '101', recurso: 'AB' },
  searchBuscador: { texto: '101' },
}
const TABLAS = ['contribuyente', 'inmueble', 'comercio'] as const

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
  const { rows } = await test.open.pool.query<{ tabla: string; columna: string }>(
    `select table_name as tabla, column_name as columna from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and is_nullable = 'YES' and is_generated = 'NEVER'`,
    [[...TABLAS]],
  )
  for (const tabla of TABLAS) {
    const columnas = rows.filter((row) => row.tabla === tabla).map(({ columna }) => columna)
    expect(columnas.length).toBeGreaterThan(3)
    await test.open.pool.query(
      `update ${tabla} set ${columnas.map((c) => `${c} = null`).join(', ')}`,
    )
  }
})
afterAll(() => test.close())

it.each(Object.entries(PEDIDOS) as [CallName, object][])(
  '%s answers as its contract says for people and items of which only the required data are known',
  async (name, body) => {
    const entry: Entry = contract[name]
    const url = `${prefixOf(entry)}${entry.path}${entry.paged ? '?porPagina=200' : ''}`
    for (const dni of ['20000001', '20000003', '20000005']) {
      const response = await test.call(entry.method, url, await test.login(dni), body)
      expect(response.statusCode, response.body).toBe(200)
      const { reply } = entry
      expect(
        typeof reply === 'object' && findDesajuste(reply, response.json()),
        name,
      ).toBeUndefined()
    }
  },
)
