import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Fila = Readonly<Record<string, unknown>>

/** Lawyer's codes that the lawyer A01 sends to try to read the properties or businesses of another lawyer (T1). */
const INTENTOS: readonly string[] = ['A02', '', 'A01 ', 'a01', 'null', '[]', '{"$ne":""}']

describe.each(['embebido', 'remoto'] as const)('an item of the %s provider', (proveedor) => {
  let test: TestApp
  let anfitrion: Anfitrion | undefined
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    test = await startTestApp()
    if (proveedor === 'remoto') {
      anfitrion = await startAnfitrionDemo()
      askAnfitrion(test, anfitrion)
    }
    const personas = {
      admin: '20000001',
      a01: '20000003',
      a02: '20000004',
      invitado: '20000005',
      sinCodigo: '20000006',
    }
    for (const [quien, dni] of Object.entries(personas)) tokens[quien] = await test.login(dni)
  })
  afterAll(async () => {
    await test.close()
    await anfitrion?.close()
  })

  const get = async (quien: string, path: string) => {
    const response = await test.call('GET', `/municipio/${path}`, tokens[quien])
    const total = Number(response.headers['x-total-count'] ?? Number.NaN)
    return { status: response.statusCode, total, json: () => response.json() }
  }
  const post = async (quien: string, path: string, body: object) => {
    const response = await test.call('POST', `/municipio/${path}`, tokens[quien], body)
    const total = Number(response.headers['x-total-count'] ?? Number.NaN)
    return { status: response.statusCode, total, json: () => response.json() }
  }
  const first = async (text: ReturnType<typeof sql>): Promise<Fila> =>
    (await test.services.db.execute<Fila>(text)).rows[0] ?? {}

  const deA01 = () =>
    first(sql`select imponible, recurso from deuda
      where tipo = 'I' and estado <> 'CANCELADA' group by imponible, recurso
      having array_agg(distinct legal) filter (where legal <> '') = array['A01']
      order by imponible limit 1`)

  it('recImpxAbog: a lawyer gets only their own, whatever the address says', async () => {
    const propios = await get('a01', 'recImpxAbog?porPagina=200')
    const rows = propios.json() as Fila[]
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ LEGAL }) => LEGAL))).toEqual(new Set(['A01']))
    for (const abogado of INTENTOS) {
      const found = await get('a01', `recImpxAbog?abogado=${encodeURIComponent(abogado)}`)
      if (found.status === 200) expect(found.total, abogado).toBe(propios.total)
      else expect(found.status, abogado).toBe(400)
    }
    expect((await get('admin', 'recImpxAbog?abogado=a01')).total).toBe(propios.total)
    expect((await get('admin', 'recImpxAbog')).total).toBeGreaterThan(propios.total)
    expect(await get('sinCodigo', 'recImpxAbog')).toMatchObject({ status: 200, total: 0 })
  })

  it('getInmuebles: by number without resource, and only those of the person', async () => {
    const { imponible } = await deA01()
    const numbers = async (quien: string, body: object) =>
      ((await post(quien, 'getInmuebles', body)).json() as Fila[]).map((r) => r.NRO_INMUEBLE)
    const deAdmin = await numbers('admin', { inmueble: String(imponible) })
    expect(new Set(deAdmin)).toEqual(new Set([imponible]))
    expect(new Set(await numbers('a01', { inmueble: String(imponible) }))).toEqual(
      new Set([imponible]),
    )
    for (const abogado of INTENTOS)
      expect(await numbers('a02', { inmueble: String(imponible), abogado })).toEqual([])
    expect(await numbers('sinCodigo', {})).toEqual([])
  })

  it('getInmuebles: a number that cannot be read is refused, not left out', async () => {
    for (const inmueble of ['12a', '-5', '12345678901']) {
      const refused = await post('admin', 'getInmuebles', { inmueble })
      expect(refused.status, inmueble).toBe(400)
      expect(refused.json().error.fields).toEqual([
        { field: 'inmueble', message: 'El número lleva solo dígitos.' },
      ])
    }
  })

  it('contribxImp gives the taxpayers of an item to the person in charge, masked for guests', async () => {
    const { imponible, recurso } = await deA01()
    const ask = async (quien: string) =>
      (await post(quien, 'contribxImp', { recurso, imponible: String(imponible) })).json() as Fila[]
    const { n } = await first(
      sql`select count(*)::int as n from vinculo where tipo = 'I' and imponible = ${imponible}`,
    )
    for (const quien of ['admin', 'a01', 'invitado'])
      expect(await ask(quien)).toHaveLength(Number(n))
    for (const { NRO_DOC, CUIT } of await ask('invitado'))
      for (const documento of [NRO_DOC, CUIT])
        expect(String(documento).replace(/\D/g, '').length).toBeLessThanOrEqual(3)
    expect(await ask('a02')).toEqual([])
    expect(await ask('sinCodigo')).toEqual([])
  })

  describe('businesses', () => {
    const deInmueble = () =>
      first(sql`select c.nro_inmueble, c.nro_comercio, c.cuit from comercio c
        join deuda d on d.tipo = 'C' and d.imponible = c.nro_comercio and d.estado <> 'CANCELADA'
        where c.nro_inmueble is not null and c.cuit is not null
        group by c.nro_inmueble, c.nro_comercio, c.cuit
        having array_agg(distinct d.legal) filter (where d.legal <> '') = array['A01']
        order by c.nro_comercio limit 1`)

    it('are shown by property to the lawyer who has them, and by CUIT to people who see it', async () => {
      const { nro_inmueble, nro_comercio, cuit } = await deInmueble()
      const numbers = async (quien: string, path: string) =>
        ((await get(quien, path)).json() as Fila[]).map((fila) => fila.NRO_COMERCIO)
      const deInmueblePath = `comercioxInmueble?inm=${nro_inmueble}`
      const deCuitPath = `comerciosxCC?cc=${String(cuit).replace(/^(\d{2})(\d{8})/, '$1-$2-')}`
      for (const path of [deInmueblePath, deCuitPath]) {
        for (const quien of ['admin', 'a01'])
          expect(await numbers(quien, path), `${quien} ${path}`).toContain(nro_comercio)
        expect(await numbers('a02', path)).not.toContain(nro_comercio)
        expect(await numbers('sinCodigo', path)).toEqual([])
      }
      for (const quien of ['admin', 'a01'])
        expect(await numbers(quien, `comerciosxCC?cc=${nro_comercio}`)).toEqual([nro_comercio])
      expect(await numbers('a02', `comerciosxCC?cc=${nro_comercio}`)).toEqual([])
      // A guest sees only a masked CUIT (tax identification number). A search by CUIT would reveal the whole number, so
      // it is refused.
      const suyos = (await get('invitado', deInmueblePath)).json() as Fila[]
      const masked = suyos.find((fila) => fila.NRO_COMERCIO === nro_comercio)
      expect(String(masked?.CUIT).replace(/\D/g, '')).toBe(String(cuit).slice(-3))
      const preguntado = await get('invitado', deCuitPath)
      expect(preguntado.status).toBe(400)
      expect(JSON.stringify(preguntado.json())).toContain(
        'Los invitados no pueden buscar por documento.',
      )
    })

    it('exist or not', async () => {
      const { nro_comercio } = await deInmueble()
      expect((await get('a01', `existeComercio?com=${nro_comercio}`)).json()).toEqual({
        existe: true,
      })
      expect((await get('a01', 'existeComercio?com=2147483000')).json()).toEqual({ existe: false })
    })
  })
})
