import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import type { NovedadCompleta } from './novedades-repo.ts'

const URL = '/api/contribuyentes'

let test: TestApp
let admin: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

const create = (body: object) => test.call('POST', `${URL}/create`, jefe, body)
const created = async (body: object): Promise<NovedadCompleta> => {
  const response = await create(body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().novedad
}
const found = async (body: object, query = '') =>
  (await test.call('POST', `${URL}${query}`, admin, body))
    .json<{ apynom: string }[]>()
    .map(({ apynom }) => apynom)

describe('taxpayers of one’s own (S2 §2.9)', () => {
  it('are found by what one knows of them, in the order of a dictionary', async () => {
    await created({ apynom: 'ZÁRATE, Ana', dni: '30000001', calle: 'Mitre', nro: '5', cuim: '9-1' })
    await created({
      apynom: 'Álvarez, Luis',
      dni: '30000002',
      gp_estado: 3,
      estado: 3,
      inmuebles: [{ inmueble: 7001, recurso: 'SS' }],
    })
    await created({ apynom: 'Paz, Eva', dni: '30000003' })
    expect(await found({})).toEqual(['Álvarez, Luis', 'Paz, Eva', 'ZÁRATE, Ana'])
    expect(await found({}, '?orden=dni&sentido=desc')).toEqual([
      'Paz, Eva',
      'Álvarez, Luis',
      'ZÁRATE, Ana',
    ])
    const cases: readonly (readonly [object, readonly string[]])[] = [
      [{ nombre: 'zarate' }, ['ZÁRATE, Ana']],
      [{ dni: '30.000.003' }, ['Paz, Eva']],
      [{ cuim: '9-1' }, ['ZÁRATE, Ana']],
      [{ inmueble: '7001' }, ['Álvarez, Luis']],
      [{ inmueble: 'siete' }, []],
      [{ gp_estado: '3' }, ['Álvarez, Luis']],
      [{ gp_estado: '2' }, []],
    ]
    for (const [filtro, esperado] of cases)
      expect(await found(filtro), JSON.stringify(filtro)).toEqual(esperado)
  })

  it('are exported in the order of the list', async () => {
    const url = `${URL}/excel?formato=csv&nombre=zarate`
    const response = await test.call('GET', url, admin)
    expect(response.headers['content-disposition']).toContain('mis-contribuyentes.csv')
    expect(response.body).toContain('"ZÁRATE, Ana";30.000.001;Mitre 5')
    expect(response.body).not.toContain('Paz')
  })
})

describe('a taxpayer that is added', () => {
  it('is A00’s to add, and is not there twice', async () => {
    const body = { apynom: 'RUIZ', dni: '31000001' }
    expect((await test.call('POST', `${URL}/create`, admin, body)).statusCode).toBe(403)
    const replies = await Promise.all([create(body), create(body)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [refused] = replies.filter(({ statusCode }) => statusCode === 409)
    expect(refused?.json().error.fields[0]).toMatchObject({
      field: 'dni',
      message: expect.stringContaining('RUIZ'),
    })
  })

  it.each([
    [{ apynom: '' }, 'apynom', 'El nombre es requerido.'],
    [{ dni: '' }, 'dni', 'El DNI es requerido.'],
    [{ gp_estado: 3 }, 'estado', 'El campo es obligatorio'],
    [{ gp_estado: 3, estado: 10 }, 'estado', 'Ese estado no es del grupo elegido.'],
    [{ email: 'ana' }, 'email', undefined],
    [{ cuit: '20' }, 'cuit', undefined],
    [{ inmuebles: [{ inmueble: 5 }] }, 'inmuebles[0].recurso', 'El recurso es requerido.'],
  ])('with %j is refused by its field (S2 §5)', async (cambio, field, message) => {
    const response = await create({ apynom: 'SOSA', dni: '31000002', ...cambio })
    const [falta] = response.json().error.fields
    expect([response.statusCode, falta.field]).toEqual([400, field])
    if (message) expect(falta.message).toBe(message)
  })
})

describe('a taxpayer that is edited', () => {
  const edit = (id: number, body: object, token = admin) =>
    test.call('PUT', `${URL}/${id}`, token, body)

  it('takes every field of the edit, so an omitted phone or state becomes empty', async () => {
    const { id, version } = await created({
      apynom: 'SUAREZ',
      dni: '32000001',
      gp_estado: 3,
      estado: 3,
      telefono: '1',
    })
    const body = { apynom: 'SUÁREZ', dni: '32000001', cuit: '20-32000001-6', version }
    const response = await edit(id, body)
    expect(response.json().novedad).toMatchObject({
      apynom: 'SUÁREZ',
      cuit: '20320000016',
      telefono: '',
      gp_estado: null,
      estado: null,
      version: version + 1,
    })
    const vieja = await edit(id, body, jefe)
    expect([vieja.statusCode, vieja.json().error.code]).toEqual([409, 'version-vieja'])
    expect(vieja.json().error.detalle.novedad.apynom).toBe('SUÁREZ')
  })

  it('keeps a state that is no longer offered, which no other taxpayer can take (D135)', async () => {
    const conEstado = { gp_estado: 3, estado: 4 }
    const show = (value: boolean) =>
      test.open.pool.query('update tipo_etapa set show = $1 where tp_id = 4', [value])
    const suyo = { apynom: 'LUNA', dni: '32000009' }
    const { id, version } = await created({ ...suyo, ...conEstado })
    const sinEstado = await created({ apynom: 'VERA', dni: '32000010' })
    await show(false)
    try {
      const oculto = { field: 'estado', message: 'Ese estado ya no se ofrece: elija otro.' }
      const nuevo = await create({ apynom: 'DÍAZ', dni: '32000011', ...conEstado })
      expect([nuevo.statusCode, nuevo.json().error.fields]).toEqual([400, [oculto]])
      const deOtra = await edit(sinEstado.id, {
        ...{ apynom: 'VERA', dni: '32000010', version: sinEstado.version },
        ...conEstado,
      })
      expect([deOtra.statusCode, deOtra.json().error.fields]).toEqual([400, [oculto]])
      const queda = await edit(id, { ...suyo, ...conEstado, telefono: '2', version })
      expect(queda.statusCode, queda.body).toBe(200)
    } finally {
      await show(true)
    }
  })

  it('does not take the DNI of another, nor lose both of its documents', async () => {
    const { id, version } = await created({ apynom: 'TORRES', dni: '32000002' })
    const tomado = await edit(id, { apynom: 'TORRES', dni: '32000001', version })
    expect([tomado.statusCode, tomado.json().error.code]).toEqual([409, 'contribuyente-existe'])
    await test.call('POST', `${URL}/save`, jefe, { apynom: 'VIDAL', cuim: '9-9' })
    const cuimTomado = await edit(id, { apynom: 'TORRES', cuim: '9-9', version })
    expect([cuimTomado.statusCode, cuimTomado.json().error.fields[0].field]).toEqual([409, 'cuim'])
    const ninguno = await edit(id, { apynom: 'TORRES', version })
    expect(ninguno.json().error.fields[0].field).toBe('dni')
    expect((await edit(999_999, { apynom: 'X', dni: '1111111', version })).statusCode).toBe(404)
  })
})
