import type { Contract, ReplyOf } from '@apremia/api-client'
import { desdeDeListado, MESAS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOY } from '../../test/global-setup.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Caso = ReplyOf<Contract['pageMesa']>[number]
type Cuentas = ReplyOf<Contract['countMesa']>['cuentas']

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const ask = async <T>(path: string): Promise<T> => {
  const response = await test.call('GET', `/api${path}`, admin)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<T>()
}

describe('the desks of the demonstration, as they open', () => {
  it.each(MESAS)('%s: every tab has cases, and no tab more than TODOS (D174)', async (mesa) => {
    const { cuentas } = await ask<{ cuentas: Cuentas }>(`/mesas/cuentas?mesa=${mesa}`)
    for (const cuenta of Object.values(cuentas)) expect(cuenta).toBeGreaterThan(0)
    expect(cuentas.activos + cuentas.sinEvaluar + cuentas.planDePagos).toBeLessThanOrEqual(
      cuentas.todos,
    )
  })

  it('list the cases whose last action is old and whose title or situation is not (D174)', async () => {
    const desde = desdeDeListado(HOY)
    const { rows } = await test.open.db.execute<{ imponible: number; recurso: string }>(sql`
      select imponible, recurso from caso where todos_judicial and actuacion_fecha < ${desde}
        and greatest(situacion_fecha, titulo) >= ${desde} order by imponible`)
    expect(rows.length).toBeGreaterThan(0)
    for (const { imponible, recurso } of rows) {
      const clave = `imponible=${imponible}&recurso=${recurso}`
      expect(await ask<Caso[]>(`/mesas?mesa=judicial&solapa=todos&${clave}`)).toHaveLength(1)
    }
  })

  it('say beside a deadline the title that does not move it (D188), and when the case came in (D174)', async () => {
    const lista = await ask<Caso[]>('/mesas?mesa=judicial&solapa=activos&porPagina=200')
    const conCambio = lista.filter(({ cambio }) => cambio !== null)
    expect(conCambio.length).toBeGreaterThan(0)
    for (const { cambio, ultima } of conCambio)
      expect(cambio && ultima && cambio.desde <= ultima).toBe(true)
    expect(lista.some(({ inicial, ultima }) => inicial !== ultima)).toBe(true)
  })
})
