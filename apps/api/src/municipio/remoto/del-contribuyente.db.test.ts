import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../../test/anfitrion-municipal.ts'
import { DNIS } from '../../../test/dnis.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let anfitrion: Anfitrion
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const list = async (token: string, llamada: string, body: object): Promise<number[]> => {
  const response = await test.call(
    'POST',
    `/municipio/cobrojud/${llamada}?porPagina=200`,
    token,
    body,
  )
  expect(response.statusCode, response.body).toBe(200)
  return response
    .json<{ NRO_PLAN?: number; NRO_TITULO?: number }[]>()
    .map(({ NRO_PLAN, NRO_TITULO = 0 }) => NRO_PLAN ?? NRO_TITULO)
}

it('the plans and titles of a taxpayer are chosen among those that the municipality answers', async () => {
  const { rows } = await test.open.db.execute<{ n: number }>(sql`
    select v.nro_contrib as n from vinculo v join plan_pago p using (tipo, imponible)
    group by 1 order by count(*) desc, 1 limit 8`)
  const personas = [await test.login(DNIS.jefe), await test.login(DNIS.a01)]
  const planesDe = (token: string, n: number) =>
    list(token, 'planFiltro', { data: { nroContribuyente: String(n) } })
  const propios: number[][] = []
  for (const token of personas) for (const { n } of rows) propios.push(await planesDe(token, n))
  expect(propios.flat().length).toBeGreaterThan(rows.length)

  askAnfitrion(test, anfitrion)
  const remotos: number[][] = []
  for (const token of personas) for (const { n } of rows) remotos.push(await planesDe(token, n))
  expect(remotos).toEqual(propios)

  const [{ n = 0 } = {}] = rows
  const [suyo] = (
    await test.open.db.execute<{ tipo: string; imponible: number; recurso: string }>(sql`
      select p.tipo, p.imponible, p.recurso from vinculo v join plan_pago p using (tipo, imponible)
      where v.nro_contrib = ${n} order by 1, 2, 3 limit 1`)
  ).rows
  const titulo = (numero: number, imponible: number) => ({
    ...{ NRO_TITULO: numero, TIPO: suyo?.tipo, NRO_IMPONIBLE: imponible, RECURSO: suyo?.recurso },
    ...{ LEGAL: 'A01', MONTO: '1.00' },
  })
  const numero = suyo?.imponible ?? 0
  anfitrion.responder('POST /cobrojud/listaTitulos', [titulo(1, numero), titulo(2, 999_999)])
  const [jefe = ''] = personas
  expect(await list(jefe, 'listaTitulos', { nroContribuyente: String(n) })).toEqual([1])
  expect(JSON.stringify(anfitrion.pedidos)).not.toContain('nroContribuyente')
})
