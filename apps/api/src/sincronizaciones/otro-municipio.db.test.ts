import type { Contract, ReplyOf, Trabajo } from '@apremia/api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askAnfitrion } from '../../test/anfitrion-municipal.ts'
import { startOtroAnfitrion } from '../../test/otro-anfitrion.ts'
import { waitTrabajo } from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let anfitrion: Awaited<ReturnType<typeof startOtroAnfitrion>>
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startOtroAnfitrion()
  admin = await test.login('20000001')
  await test.open.pool.query(
    'truncate situacion_historica, deuda, plan_cuota, plan_pago, vinculo, imponible_recurso, comercio, inmueble, contribuyente, caso, titulo, actuacion cascade',
  )
  const servicioMunicipal = { url: anfitrion.url, token: anfitrion.token, local: true }
  Object.assign(test.services, { config: { ...test.services.config, servicioMunicipal } })
  askAnfitrion(test, anfitrion)
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

it('a service written from the document alone answers every call as it should', async () => {
  const response = await test.call('POST', '/api/sincronizaciones/comprobar', admin, {})
  const { llamadas } = response.json<ReplyOf<Contract['checkServicio']>>()
  // The connection check asks for the businesses on one real property. The fake service has none there and returns an
  // empty list, which counts as a good answer.
  expect(llamadas.filter(({ estado }) => estado !== 'bien')).toEqual([])
})

it('and its portfolio is brought whole', async () => {
  const pedida = await test.call('POST', '/api/sincronizaciones', admin, {})
  const trabajo = await waitTrabajo(test, admin, pedida.json<Trabajo>().id)
  expect(trabajo).toMatchObject({ estado: 'terminado', error: null, errores: [], avisos: [] })
  const { rows } = await test.open.pool.query(`
    select c.tipo, c.imponible, c.recurso, c.abogado, c.total::int, p.apynom from caso c
    left join vinculo v on (v.tipo, v.imponible, v.orden) = (c.tipo, c.imponible, 1)
    left join contribuyente p using (nro_contrib) order by 1, 2`)
  const de = { total: 300_100 }
  expect(rows).toEqual([
    {
      tipo: 'C',
      imponible: 77,
      recurso: 'SH',
      abogado: 'A01',
      ...de,
      apynom: 'Almacén El Trébol SRL',
    },
    { tipo: 'I', imponible: 501, recurso: 'AB', abogado: 'A01', ...de, apynom: 'Quiroga, Elvira' },
    { tipo: 'I', imponible: 502, recurso: 'SS', abogado: 'A02', ...de, apynom: 'Quiroga, Elvira' },
  ])
  const planes = await test.open.pool.query('select nro_plan, estado from plan_pago')
  expect(planes.rows).toEqual([{ nro_plan: 3_300, estado: 'vigente' }])
})

it('titles and agreements of the service are shown as it tells them, and none is taken for one made here', async () => {
  const list = (llamada: string) =>
    test.call('POST', `/municipio/${llamada}`, admin, {
      imponible: '',
      recurso: '',
      abogado: 'A02',
    })
  const titulos = await list('cobrojud/listaTitulos')
  expect(titulos.statusCode, titulos.body).toBe(200)
  expect(titulos.json()).toMatchObject([{ NRO_TITULO: 812, LEGAL: 'A02' }])
  const convenios = await test.call('POST', '/municipio/listaConv', admin, {
    ...{ imponible: '', recurso: '', abogado: 'A01' },
  })
  expect(convenios.json()).toMatchObject([{ id: 40, convenio: '40/26' }])
  const { rows } = await test.open.pool.query('select count(*)::int as n from titulo')
  expect(rows).toEqual([{ n: 0 }])
})
