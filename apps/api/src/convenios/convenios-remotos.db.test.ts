import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

describe('agreements over the debt of a municipal host', () => {
  let test: TestApp
  let anfitrion: Anfitrion
  let a01: string
  let jefe: string

  beforeAll(async () => {
    test = await startTestApp()
    anfitrion = await startAnfitrionDemo()
    askAnfitrion(test, anfitrion)
    a01 = await test.login('20000003')
    jefe = await test.login('20000002')
  })
  afterAll(async () => {
    await test.close()
    await anfitrion.close()
  })

  const post = (path: string, body: object) => test.call('POST', `/api${path}`, a01, body)

  it('are made, listed, confirmed and printed as over the own registry', async () => {
    const take = createItemTaker(test, () => jefe)
    const item = await take('A01', 'I')
    const created = await post('/convenios', bodyOf(item, item.periodos.slice(0, 2), 'W2201'))
    expect(created.statusCode, created.body).toBe(200)
    const { id, convenio } = created.json<{ id: number; convenio: string }>()
    const listed = await post('/convenios/buscar', { convenio })
    expect(listed.json()).toMatchObject([{ id, convenio }])
    expect((await post(`/convenios/${id}/confirmar`, {})).statusCode).toBe(200)
    const detalle = await test.call('GET', `/api/convenios/${id}`, a01)
    expect(detalle.json()).toMatchObject({ cobranza: 'sin-datos', aviso_caducidad: null })
    const pdf = await test.call('GET', `/api/convenios/${id}/pdf`, a01)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('when the service fails, say that the payments are unknown, and new ones are refused', async () => {
    const take = createItemTaker(test, () => jefe)
    const item = await take('A02', 'I')
    const { rows } = await test.open.db.execute<{ id: number }>(
      `select id from convenio where fc_confirma is not null and activo and codexterno = 'A01' limit 1`,
    )
    await anfitrion.close()
    const detalle = await test.call('GET', `/api/convenios/${rows[0]?.id}`, a01)
    expect(detalle.json()).toMatchObject({ cobranza: 'no-disponible', aviso_caducidad: null })
    const refused = await test.call(
      'POST',
      '/api/convenios',
      jefe,
      bodyOf(item, item.periodos.slice(0, 1), 'W2201'),
    )
    expect(refused.statusCode).toBeGreaterThanOrEqual(502)
    expect(refused.body).not.toContain('No posee deudas')
  })
})
