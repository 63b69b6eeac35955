import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const ADMIN = '20000001'
const ROLDAN = '20000004'
const DE_ABOGADO = 'GET /recImpxAbog'

let test: TestApp
let anfitrion: Anfitrion
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  anfitrion = await startAnfitrionDemo()
  admin = await test.login(ADMIN)
})
beforeEach(() => {
  anfitrion.fallar(undefined)
  anfitrion.responder(DE_ABOGADO, undefined)
  askAnfitrion(test, anfitrion)
})
afterAll(async () => {
  await test.close()
  await anfitrion.close()
})

const post = (path: string, body: object) =>
  test.call('POST', `/api/profesionales/${path}`, admin, body)

const one = async (sql: string) => (await test.open.pool.query(sql)).rows[0]

const inHand = () =>
  one(`select
    (select count(*)::int from deuda where legal = 'A02' and estado <> 'CANCELADA') as periodos,
    (select count(*)::int from convenio
      where codexterno = 'A02' and activo and fc_confirma is null) as convenios,
    (select baja from abogado where codexterno = 'A02') as baja`)

const itemsOf = async (): Promise<string[]> => {
  const response = await fetch(`${anfitrion.url}/recImpxAbog?abogado=A02`, {
    headers: { authorization: `Bearer ${anfitrion.token}` },
  })
  const filas = (await response.json()) as { TIPO: string; IMPONIBLE: string }[]
  const nombres = filas.map(
    ({ TIPO, IMPONIBLE }) => `${TIPO === 'I' ? 'inmueble' : 'comercio'} ${IMPONIBLE}`,
  )
  return [...new Set(nombres)]
}

const editBaja = async () => {
  const { version } = await one(`select version from abogado where codexterno = 'A02'`)
  return post('editAbogado', { nrodni: ROLDAN, version, baja: '1' })
}

describe('a lawyer whose cases are in the municipality (D22)', () => {
  it.each([
    ['an answer that is an error', 'error', 502],
    ['a connection that is cut', 'cortada', 503],
    ['a service that rejects the credential', 'estado-401', 502],
  ] as const)('%s is no reason to let them leave', async (_, falla, estado) => {
    const antes = await inHand()
    anfitrion.fallar(falla)
    const respuestas = [
      await post('deleteAbogado', { nrodni: ROLDAN }),
      await editBaja(),
      await post('reassignAbogado', { nrodni: ROLDAN, destino: 'A01' }),
    ]
    for (const respuesta of respuestas) {
      expect(respuesta.statusCode).toBe(estado)
      expect(respuesta.json().error.message).toContain('no se pudo consultar')
    }
    expect(await inHand()).toEqual(antes)
  })

  it('stays while the municipality says there are, which are reassigned there', async () => {
    const imponibles = await itemsOf()
    expect(imponibles.length).toBeGreaterThan(3)
    for (const refused of [await post('deleteAbogado', { nrodni: ROLDAN }), await editBaja()]) {
      expect(refused.statusCode).toBe(409)
      const { code, message, detalle } = refused.json().error
      expect(code).toBe('abogado-con-casos')
      expect(message).toContain(
        `Tiene ${imponibles.length} imponibles en gestión legal en el municipio, entre ellos `,
      )
      expect(message).toContain('reasígnelos en el sistema del municipio')
      expect([...detalle.enElMunicipio].sort()).toEqual(imponibles.sort())
      expect(detalle).toMatchObject({ periodos: 0, imponibles: [] })
    }
  })

  it('has only the agreements passed to another, and the answer says what stays', async () => {
    await test.open.pool.query(
      `update convenio set codexterno = 'A02', activo = true, fc_confirma = null
       where id in (select id from convenio order by id limit 2)`,
    )
    const antes = await inHand()
    expect(antes.convenios).toBeGreaterThanOrEqual(2)
    const con = (await post('deleteAbogado', { nrodni: ROLDAN })).json().error
    expect(con.detalle).toMatchObject({ reasignable: true, convenios: antes.convenios })

    const { length } = await itemsOf()
    const reply = await post('reassignAbogado', { nrodni: ROLDAN, destino: 'A01' })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toEqual({
      periodos: 0,
      imponibles: 0,
      convenios: antes.convenios,
      enElMunicipio: length,
    })
    expect(await inHand()).toEqual({ ...antes, convenios: 0 })
    const { descripcion } = await one('select * from historial order by orden desc limit 1')
    expect(descripcion).toBe(
      `Los convenios sin confirmar de Roldán, Esteban (A02) pasan a A01: ${antes.convenios}. Sus imponibles en gestión legal se reasignan en el municipio.`,
    )

    const again = await post('reassignAbogado', { nrodni: ROLDAN, destino: 'A01' })
    expect(again.statusCode).toBe(409)
    expect(again.json().error.message).toContain('se reasignan en el sistema del municipio')
    const sin = (await post('deleteAbogado', { nrodni: ROLDAN })).json().error
    expect(sin).toMatchObject({ code: 'abogado-con-casos', detalle: { reasignable: false } })
  })

  it('leaves once the municipality has none of them, whatever the own registry had', async () => {
    anfitrion.responder(DE_ABOGADO, [])
    expect((await inHand()).periodos).toBeGreaterThan(0)
    const nothing = await post('reassignAbogado', { nrodni: ROLDAN, destino: 'A01' })
    expect(nothing.json().error.message).toContain('no tiene casos para reasignar')
    const gone = await post('deleteAbogado', { nrodni: ROLDAN })
    expect(gone.statusCode, gone.body).toBe(200)
    expect(await inHand()).toMatchObject({ baja: true })
  })
})
