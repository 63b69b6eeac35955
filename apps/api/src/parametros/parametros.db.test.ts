import { fecha, type Vigencia } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

interface Parametro {
  readonly clave: string
  readonly nombre: string
  readonly paraTitulos: boolean
  readonly valor: string | null
  readonly vigencias: readonly Vigencia[]
}

const find = async (clave: string): Promise<Parametro> => {
  const rows = (await test.call('GET', '/api/parametros', admin)).json<Parametro[]>()
  const found = rows.find((row) => row.clave === clave)
  if (found === undefined) throw new Error(`Sin ${clave}`)
  return found
}

const poner = (body: object) => test.call('POST', '/api/parametros', admin, body)

const historia = async () => {
  const { rows } = await test.open.pool.query(
    "select dni, origen, entidad_id, descripcion, antes, despues from historial where operacion = 'save-parametro' order by orden",
  )
  return rows
}

describe('getParametros', () => {
  it('gives every value with the days it holds, and which ones titles need', async () => {
    expect(await find('municipio.funcionario')).toMatchObject({
      nombre: 'Funcionario firmante',
      paraTitulos: true,
      valor: 'Cra. Inés Ordóñez',
      vigencias: [
        { valor: '', desde: '1900-01-01', hasta: '1999-12-31', rige: false },
        { valor: 'Cra. Inés Ordóñez', desde: '2000-01-01', hasta: null, rige: true },
      ],
    })
    expect(await find('honorarios.iva')).toMatchObject({ paraTitulos: false, valor: '21' })
  })

  it('a rate that nobody set has no value: it is never invented (D35)', async () => {
    await test.open.pool.query("delete from parametro where clave = 'plan.tasaMensual.SHANT'")
    expect(await find('plan.tasaMensual.SHANT')).toMatchObject({ valor: null, vigencias: [] })
  })
})

describe('saveParametro', () => {
  it('adds a value from today on, keeps the earlier ones, and records the author and the former value', async () => {
    const valor = 'Cr. Luis Paz'
    const answer = await poner({ clave: 'municipio.funcionario', valor: ` ${valor} ` })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      clave: 'municipio.funcionario',
      valor,
      vigenteDesde: '2026-11-20',
      anterior: 'Cra. Inés Ordóñez',
      corrige: false,
      cambia: true,
      avisos: [],
    })
    const { vigencias } = await find('municipio.funcionario')
    expect(vigencias.slice(1)).toEqual([
      { valor: 'Cra. Inés Ordóñez', desde: '2000-01-01', hasta: '2026-11-19', rige: false },
      { valor, desde: '2026-11-20', hasta: null, rige: true },
    ])
    const row = (await historia()).at(-1)
    expect(row).toMatchObject({
      dni: '20000001',
      entidad_id: 'municipio.funcionario',
      descripcion: 'Valor de «Funcionario firmante» desde el 20/11/2026.',
    })
    expect(JSON.parse(row.antes)).toEqual({ valor: 'Cra. Inés Ordóñez' })
    expect(JSON.parse(row.despues)).toEqual({
      valor,
      vigenteDesde: '2026-11-20',
      corrige: false,
      motivo: '',
    })
  })

  it('a value for later holds from its day', async () => {
    await poner({ clave: 'honorarios.sobretasa', valor: '5', vigenteDesde: '2027-01-01' })
    expect((await find('honorarios.sobretasa')).valor).toBe('10')
    test.setAhora(new Date('2027-01-01T03:00:00Z'))
    const later = await test.login('20000001')
    const rows = (await test.call('GET', '/api/parametros', later)).json<Parametro[]>()
    expect(rows.find(({ clave }) => clave === 'honorarios.sobretasa')?.valor).toBe('5')
    test.setAhora(new Date('2026-11-20T15:00:00Z'))
  })

  it('a value already there is not written again', async () => {
    const before = await historia()
    const answer = await poner({ clave: 'honorarios.iva', valor: '21.0' })
    expect(answer.json()).toMatchObject({ valor: '21', cambia: false })
    expect(await historia()).toHaveLength(before.length)
    expect((await find('honorarios.iva')).vigencias).toHaveLength(1)
  })

  it('corrects the value of a day only for a reason, and the old one stays in the history', async () => {
    const body = { clave: 'municipio.cargo', valor: 'Directora de Renta' }
    await poner(body)
    const corregido = { ...body, valor: 'Directora General de Rentas' }
    const refused = await poner(corregido)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toMatchObject({
      code: 'campos-invalidos',
      fields: [{ field: 'motivo', message: expect.stringContaining('«Directora de Renta»') }],
    })
    const answer = await poner({ ...corregido, motivo: 'faltaba una letra' })
    expect(answer.json()).toMatchObject({ corrige: true, anterior: body.valor })
    expect((await find('municipio.cargo')).vigencias).toHaveLength(3)
    const row = (await historia()).at(-1)
    expect(JSON.parse(row.antes)).toEqual({ valor: body.valor })
    expect(JSON.parse(row.despues)).toMatchObject({ corrige: true, motivo: 'faltaba una letra' })
  })

  it('a day before today asks for the reason', async () => {
    const body = { clave: 'honorarios.aportes', valor: '5', vigenteDesde: '2026-07-01' }
    expect((await poner(body)).statusCode).toBe(400)
    expect((await poner({ ...body, motivo: 'Ley 15.563' })).statusCode).toBe(200)
    expect((await find('honorarios.aportes')).vigencias.map(({ desde }) => desde)).toEqual([
      fecha('1900-01-01'),
      fecha('2026-07-01'),
    ])
  })

  it.each([
    [{ clave: 'otra.cosa', valor: '1' }, 'clave', 'No existe el parámetro «otra.cosa».'],
    [{ clave: 'FECHA_INICIAL', valor: '2020-01-01' }, 'clave', 'No existe'],
    [{ clave: 'honorarios.iva', valor: 'veintiuno' }, 'valor', 'entre 0 y 100'],
    [{ clave: 'honorarios.iva', vigenteDesde: '2027-01-01' }, 'valor', 'El valor es requerido.'],
    [{ clave: 'honorarios.iva', valor: '5', vigenteDesde: '2027-02-30' }, 'vigenteDesde', 'AAAA'],
  ])('refuses %j by its field', async (body, field, message) => {
    const before = await historia()
    const answer = await poner(body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json().error.fields).toEqual([
      { field, message: expect.stringContaining(message) },
    ])
    expect(await historia()).toHaveLength(before.length)
  })

  it('when two people save at once, the second receives a conflict', async () => {
    const answers = await Promise.all(
      ['22', '23', '24'].map((valor) =>
        poner({ clave: 'honorarios.tasaDeJusticia', valor, vigenteDesde: '2027-03-01' }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<{ valor: string }>()
    const { vigencias } = await find('honorarios.tasaDeJusticia')
    expect(vigencias.at(-1)?.valor).toBe(won?.valor)
  })
})

describe('simulateParametro', () => {
  it('answers what saving would, and writes nothing', async () => {
    const before = [await historia(), await find('plan.umbral')]
    const simular = (body: object) => test.call('POST', '/api/parametros/simular', admin, body)
    const body = { clave: 'plan.umbral', valor: '750000' }
    expect((await simular(body)).json()).toMatchObject({
      valor: '750000.00',
      anterior: '500000.00',
      cambia: true,
    })
    expect((await simular({ ...body, vigenteDesde: '2026-01-01' })).statusCode).toBe(400)
    expect([await historia(), await find('plan.umbral')]).toEqual(before)
    expect((await poner(body)).json()).toMatchObject({ valor: '750000.00', cambia: true })
  })
})

describe('the format of the partidas (D170)', () => {
  const CLAVE = 'partida.formato'
  const buscar = async (partida: string) =>
    test.call('POST', '/municipio/recImpInm', admin, { data: { bsq: 1, partida } })
  const simulate = (body: object) => test.call('POST', '/api/parametros/simular', admin, body)

  it('reports how many properties would have a partida of another form, and asks for the reason', async () => {
    const [{ total }] = (
      await test.open.pool.query('select count(par_provincial)::int as total from inmueble')
    ).rows
    const sin = await poner({ clave: CLAVE, valor: '000-000000' })
    expect(sin.statusCode, sin.body).toBe(400)
    expect(sin.json().error.fields).toMatchObject([
      { field: 'motivo', message: expect.stringContaining(`${total} de ${total}, como `) },
    ])
    const previa = await simulate({ clave: CLAVE, valor: '000-000000', motivo: 'Vista previa' })
    expect(previa.json().avisos).toHaveLength(1)
    const misma = await simulate({ clave: CLAVE, valor: '000-000000-0', motivo: 'Vista previa' })
    expect(misma.json()).toMatchObject({ cambia: false, avisos: [] })
    expect((await poner({ clave: CLAVE, valor: '000-00A' })).json().error.fields).toMatchObject([
      { field: 'valor', message: expect.stringContaining('un 0 por cada cifra') },
    ])
  })

  it('searches, the search box and the configuration read partidas in that format', async () => {
    const [{ nro_inmueble: nro, par_provincial: antes }] = (
      await test.open.pool.query(
        'select nro_inmueble, par_provincial from inmueble where par_provincial is not null order by 1 limit 1',
      )
    ).rows
    expect((await buscar(antes)).json()[0]).toMatchObject({ NRO_INMUEBLE: nro })
    const corta = antes.replace(/-\d$/, '')
    expect((await buscar(corta)).statusCode).toBe(400)
    const motivo = 'La provincia quitó el dígito.'
    expect((await poner({ clave: CLAVE, valor: '000-000000', motivo })).statusCode).toBe(200)
    await test.open.pool.query('update inmueble set par_provincial = $2 where nro_inmueble = $1', [
      nro,
      corta,
    ])
    expect((await buscar(corta.replace('-', ''))).json()[0]).toMatchObject({ NRO_INMUEBLE: nro })
    expect((await buscar(antes)).json().error.fields).toMatchObject([
      { message: 'La partida tiene la forma 098-012345, con o sin separadores.' },
    ])
    const caja = await test.call('POST', '/api/buscador', admin, { texto: corta })
    expect(caja.json().inmuebles[0], caja.body).toMatchObject({ numero: nro })
    expect((await test.call('GET', '/api/config')).json().partida).toBe('000-000000')
  })
})
