import type { Trabajo } from '@apremia/api-client'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { waitTrabajo } from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  admin = await test.login('20000001')
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const query = async (texto: string) => (await test.open.pool.query(texto)).rows

/** Open periods with all that the service tells of them. */
const ABIERTA = `
  select tipo, imponible, recurso, anio, cuota, vencimiento, capital::text, interes::text, estado, situacion, legal, nro_plan
  from deuda where estado <> 'CANCELADA' and (tipo, imponible, recurso) in (
    select tipo, imponible, recurso from deuda where legal <> '' and estado <> 'CANCELADA')
  order by 1, 2, 3, 4, 5`
const CASOS = `
  select c.tipo, c.imponible, c.recurso, c.abogado, c.situacion, c.mesa, c.total::text, c.vence, c.ultima_fecha,
    (select p.apynom from vinculo v join contribuyente p using (nro_contrib)
      where (v.tipo, v.imponible) = (c.tipo, c.imponible) and v.orden = 1) as persona
  from caso c where c.saldada is null and c.total > 0 order by 1, 2, 3`

const sync = async (body: object = {}): Promise<Trabajo> => {
  const pedida = await test.call('POST', '/api/sincronizaciones', admin, body)
  expect(pedida.statusCode, pedida.body).toBe(200)
  return waitTrabajo(test, admin, pedida.json<Trabajo>().id)
}

describe("the portfolio of the municipality's service", () => {
  it("is not asked for where the register is the product's own", async () => {
    const pedida = await test.call('POST', '/api/sincronizaciones', admin, {})
    expect(pedida.statusCode).toBe(409)
    expect(pedida.body).toContain('sin-servicio')
  })

  it('fills an empty register with the cases that the same data have when they are loaded', async () => {
    const [abierta, casos] = [await query(ABIERTA), await query(CASOS)]
    expect(abierta.length).toBeGreaterThan(1_000)
    await query(
      'truncate situacion_historica, deuda, plan_cuota, plan_pago, vinculo, imponible_recurso, comercio, inmueble, contribuyente, caso',
    )
    const servicioMunicipal = { url: anfitrion.url, token: anfitrion.token, local: true }
    Object.assign(test.services, { config: { ...test.services.config, servicioMunicipal } })
    askAnfitrion(test, anfitrion)
    const trabajo = await sync()
    expect(trabajo).toMatchObject({ estado: 'terminado', error: null })
    expect({ avisos: trabajo.avisos, errores: trabajo.errores }).toEqual({
      avisos: [],
      errores: [],
    })
    expect(await query(ABIERTA)).toEqual(abierta)
    expect(await query(CASOS)).toEqual(casos)
    const estado = await test.call('GET', '/api/sincronizaciones/ultima', admin)
    expect(estado.json()).toMatchObject({ remota: true, sinRespuesta: 0, rechazadas: 0 })
  })
})
