import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let jefe: string
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  jefe = await test.login('20000002')
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const save = (body: object, token = jefe) =>
  test.call('POST', '/api/contribuyentes/save', token, body)

const PAZ = { apynom: 'PAZ, LUIS', dni: '5.222.333', cuim: '1-5', calle: 'Mitre' }

describe('saveContribuyente', () => {
  it('is of lawyer code A00 alone, admins refused (D118)', async () => {
    expect((await save(PAZ, admin)).statusCode).toBe(403)
    await test.open.pool.query(`update usuario set rol = 'admin' where dni = '20000002'`)
    expect((await save({ apynom: 'X', cuim: '77' })).statusCode).toBe(200)
    await test.open.pool.query(`update usuario set rol = 'user' where dni = '20000002'`)
  })

  it('saves a taxpayer once: the second time its fields and properties are merged (D120)', async () => {
    const first = await save({ ...PAZ, inmuebles: [{ inmueble: 10, recurso: '1' }] })
    expect(first.json()).toMatchObject({
      creado: true,
      novedad: { dni: '5222333', inmuebles: [{ inmueble: 10, recurso: '1' }] },
    })
    const second = await save({
      ...PAZ,
      calle: '',
      telefono: '4412345',
      inmuebles: [
        { inmueble: 11 },
        { inmueble: 10, recurso: '1', observaciones: 'Esquina' },
        { inmueble: 11 },
      ],
    })
    expect(second.json()).toMatchObject({
      creado: false,
      novedad: { id: first.json().novedad.id, calle: 'Mitre', telefono: '4412345' },
    })
    expect(second.json().novedad.inmuebles).toMatchObject([
      { inmueble: 10, recurso: '1', observaciones: 'Esquina' },
      { inmueble: 11, recurso: '' },
    ])
    const { rows } = await test.open.pool.query(
      'select antes, despues from historial order by orden desc limit 1',
    )
    expect(JSON.parse(rows[0].antes).telefono).toBe('')
    expect(JSON.parse(rows[0].despues).telefono).toBe('4412345')
  })

  it('knows by its CUIM a taxpayer without DNI, who may get one later', async () => {
    const first = (await save({ apynom: 'SOSA', cuim: '9-1' })).json()
    expect((await save({ apynom: 'SOSA', cuim: '9-1' })).json().creado).toBe(false)
    const now = (await save({ apynom: 'SOSA', cuim: '9-1', dni: '30111222' })).json()
    expect(now).toMatchObject({ creado: false, novedad: { id: first.novedad.id, dni: '30111222' } })
    expect((await save({ apynom: 'OTRO', cuim: '9-1', dni: '30111223' })).json().creado).toBe(true)
  })

  it('needs a name and a document', async () => {
    expect((await save({ apynom: 'X' })).json().error.fields[0].field).toBe('dni')
    expect((await save({ dni: '30111222' })).json().error.fields[0].field).toBe('apynom')
  })

  it('creates one taxpayer when ten requests come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        save({ apynom: 'RUIZ', dni: '30999888', inmuebles: [{ inmueble: i + 1 }] }),
      ),
    )
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200))
    expect(replies.filter((reply) => reply.json().creado)).toHaveLength(1)
    const last = (await save({ apynom: 'RUIZ', dni: '30999888' })).json()
    expect(last.novedad.inmuebles).toHaveLength(10)
  })
})

describe('deleteNovedad', () => {
  const borrar = (id: number, token = admin) =>
    test.call('DELETE', `/api/contribuyentes/${id}`, token)
  const deshacer = (id: number, token = admin) =>
    test.call('POST', `/api/contribuyentes/${id}/deshacer-borrado`, token)
  const RUIZ = { apynom: 'RUIZ, EVA', dni: '6333444', inmuebles: [{ inmueble: 20, recurso: 'SS' }] }
  const enLista = async () =>
    (await test.call('POST', '/api/contribuyentes', admin, { dni: RUIZ.dni })).json().length

  it('deletes the taxpayer with everything, and the person who deleted can undo it', async () => {
    const { id, inmuebles } = (await save(RUIZ)).json().novedad
    expect((await borrar(id, await test.login('20000003'))).statusCode).toBe(403)
    expect((await borrar(id)).statusCode).toBe(204)
    expect(await enLista()).toBe(0)
    const deInmueble = `/api/contribuyentes/inmueble/${inmuebles[0].id}`
    for (const path of [`/api/contribuyentes/${id}`, deInmueble])
      expect((await test.call('GET', path, admin)).statusCode).toBe(404)
    expect((await test.call('DELETE', deInmueble, admin)).statusCode).toBe(404)
    expect((await borrar(id)).statusCode).toBe(404)
    expect((await deshacer(id, jefe)).statusCode).toBe(409)
    expect((await deshacer(id)).statusCode).toBe(204)
    const vuelta = await test.call('GET', `/api/contribuyentes/${id}`, admin)
    expect(vuelta.json()).toMatchObject({ id, inmuebles: [{ inmueble: 20, recurso: 'SS' }] })
    expect(await enLista()).toBe(1)
    expect((await deshacer(id)).statusCode).toBe(409)
  })

  it('leaves room for the same taxpayer, and then nothing to undo (D120)', async () => {
    const { id } = (await save(RUIZ)).json().novedad
    await borrar(id)
    const otra = (await save({ ...RUIZ, inmuebles: [] })).json()
    expect(otra).toMatchObject({ creado: true, novedad: { inmuebles: [] } })
    const refused = await deshacer(id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.message).toContain('RUIZ, EVA')
    await borrar(otra.novedad.id)
    expect((await deshacer(id)).statusCode).toBe(204)
  })

  it.skipIf(process.env.APREMIA_TEST_MOTOR === 'pglite')(
    'finds a taxpayer added while the deletion was being undone',
    async () => {
      const IBARRA = { apynom: 'IBARRA, ANA', dni: '6333445' }
      const { id } = (await save(IBARRA)).json().novedad
      await borrar(id)
      const otra = await test.open.pool.connect()
      try {
        await otra.query('begin')
        await otra.query(
          `insert into novedad (apynom, dni, creado, modificado)
           values ('IBARRA, ANA MARÍA', '6333445', now(), now())`,
        )
        const undoing = deshacer(id)
        const findEsperas = async () => {
          const { rows } = await otra.query(
            `select 1 from pg_locks where not granted and locktype = 'transactionid'`,
          )
          return rows
        }
        await expect.poll(findEsperas).toHaveLength(1)
        await otra.query('commit')
        const refused = await undoing
        expect([refused.statusCode, refused.json().error.code]).toEqual([
          409,
          'contribuyente-existe',
        ])
        expect(refused.json().error.message).toContain('IBARRA, ANA MARÍA')
      } finally {
        otra.release()
      }
    },
  )
})

describe('createNovedad', () => {
  it('is done once for repeated requests; another taxpayer under the same key is refused', async () => {
    const NUEVA = {
      apynom: 'LUNA, INÉS',
      dni: '6444555',
      inmuebles: [{ inmueble: 9, recurso: '1' }],
    }
    const add = (cambios: object = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/contribuyentes/create',
        headers: { authorization: `Bearer ${jefe}`, 'idempotency-key': 'novedad-1' },
        payload: { ...NUEVA, ...cambios },
      })
    const [una, otra] = await Promise.all([add(), add()])
    expect(una.statusCode, una.body).toBe(200)
    expect(otra.json()).toEqual(una.json())
    const distinta = await add({ calle: 'Mitre' })
    expect([distinta.statusCode, distinta.json().error.code]).toEqual([422, 'clave-de-otro-pedido'])
    const sinNombre = await test.call('POST', '/api/contribuyentes/create', jefe, NUEVA)
    expect([sinNombre.statusCode, sinNombre.json().error.code]).toEqual([
      409,
      'contribuyente-existe',
    ])
    const { id } = una.json().novedad
    expect((await test.call('DELETE', `/api/contribuyentes/${id}`, admin)).statusCode).toBe(204)
    expect((await add()).statusCode).toBe(404)
  })
})
