import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ArchivoDeFormulario, sendForm } from '../../test/formularios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import type { RegistroListado } from './registros-repo.ts'

const URL = '/api/registros'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const DATOS = {
  inmueble: '58',
  recurso: 'SS',
  apellido: 'Paz',
  nombre: 'Luis',
  titulo: 'Poseedor',
  dni: '30.111.222',
  telefono: '3364421234',
  descripcion: 'Trajo el boleto.',
}

let test: TestApp
let admin: string
let jefe: string
let a01: string
let a02: string
let invitado: string
let sinCodigo: string
beforeAll(async () => {
  test = await startTestApp()
  const dnis = ['20000001', '20000002', '20000003', '20000004', '20000005', '20000006']
  const tokens = await Promise.all(dnis.map((dni) => test.login(dni)))
  ;[admin, jefe, a01, a02, invitado, sinCodigo] = tokens as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
})
afterAll(() => test.close())

const create = (token: string, cambios: object = {}) =>
  test.call('POST', URL, token, { ...DATOS, ...cambios })
const lista = async (token: string, body: object = {}) =>
  (await test.call('POST', `${URL}/find`, token, body)).json<RegistroListado[]>()

describe('a record with documents (D119)', () => {
  it('is shown to the person who uploaded it; the administration and A00 see all of them, newest first', async () => {
    const { registro } = (await create(a01)).json()
    expect(registro).toMatchObject({
      inmueble: 58,
      dni: '30111222',
      user: { apellido: 'Muñoz Peña', nombre: 'Carolina', abogado: 'A01' },
      registro_documentos: [],
    })
    const otro = (await create(a02, { inmueble: 59 })).json().registro
    expect((await lista(a01)).map(({ id }) => id)).toEqual([registro.id])
    for (const token of [admin, jefe])
      expect((await lista(token)).map(({ id }) => id)).toEqual([otro.id, registro.id])
    const sola = await test.call('GET', URL, a02)
    expect(sola.json()).toEqual([otro])
  })

  it('a guest reads them with the people masked, and no file; without a code one has none', async () => {
    const [registro] = await lista(invitado)
    expect(registro).toMatchObject({ dni: '•••••222', apellido: 'Paz', descripcion: '•••' })
    expect(registro?.telefono).not.toContain('4421')
    expect((await create(invitado)).statusCode).toBe(403)
    expect((await test.call('GET', `${URL}/documentos/1`, invitado)).statusCode).toBe(403)
    const sin = await test.call('GET', URL, sinCodigo)
    expect([sin.statusCode, sin.json().error.message]).toEqual([
      403,
      'Su usuario no tiene código de abogado asignado',
    ])
  })

  it('is found by property and resource', async () => {
    const { registro } = (await create(a01, { inmueble: 7001, recurso: 'AB' })).json()
    for (const body of [{ inmueble: '7001' }, { inmueble: '07001', recurso: 'ab' }])
      expect((await lista(jefe, body)).map(({ id }) => id)).toEqual([registro.id])
    for (const inmueble of ['7002', 'siete', '99999999999'])
      expect(await lista(jefe, { inmueble })).toEqual([])
    expect(await lista(a02, { inmueble: '7001' })).toEqual([])
  })

  it('a repeated request gives the same record; other data under its key are refused', async () => {
    const send = (cambios: object = {}) =>
      test.app.inject({
        method: 'POST',
        url: URL,
        headers: { authorization: `Bearer ${a01}`, 'idempotency-key': 'registro-de-prueba-1' },
        payload: { ...DATOS, ...cambios },
      })
    const [uno, dos] = await Promise.all([send(), send()])
    expect(uno.statusCode, uno.body).toBe(200)
    expect(dos.json()).toEqual(uno.json())
    const otro = await send({ descripcion: 'Trajo otra cosa.' })
    expect([otro.statusCode, otro.json().error.code]).toEqual([422, 'clave-de-otro-pedido'])
  })

  it.each([
    [{ inmueble: '' }, 'inmueble'],
    [{ inmueble: '5a' }, 'inmueble'],
    [{ recurso: '' }, 'recurso'],
    [{ apellido: ' ' }, 'apellido'],
    [{ dni: 'x' }, 'dni'],
  ])('%j is refused by its field', async (cambio, field) => {
    const response = await create(a01, cambio)
    expect([response.statusCode, response.json().error.fields[0].field]).toEqual([400, field])
  })
})

describe('the files of a record', () => {
  const send = (archivos: readonly ArchivoDeFormulario[]) =>
    sendForm(test, a01, { url: URL, campos: DATOS, archivos })

  it('come by number or by property, and are for who sees the record', async () => {
    const response = await send([
      ['file_1', 'boleto.pdf', PDF],
      ['58_SS', 'plano.pdf', Buffer.concat([PDF, PDF])],
    ])
    const { registro } = response.json<{ registro: RegistroListado }>()
    expect(registro.registro_documentos.map(({ documento }) => documento)).toEqual([
      'boleto.pdf',
      'plano.pdf',
    ])
    const url = `${URL}/documentos/${registro.registro_documentos[0]?.id}`
    for (const token of [a01, jefe, admin])
      expect((await test.call('GET', url, token)).rawPayload).toEqual(PDF)
    const ajeno = await test.call('GET', url, a02)
    const ninguno = await test.call('GET', `${URL}/documentos/999999`, a02)
    expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
      404,
      ninguno.json().error.message,
    ])
    const { rows } = await test.open.pool.query(
      'select inmueble, recurso, despues from historial order by orden desc limit 1',
    )
    expect([rows[0].inmueble, rows[0].recurso]).toEqual(['58', 'SS'])
    expect(JSON.parse(rows[0].despues).documentos).toEqual(['boleto.pdf', 'plano.pdf'])
  })

  it.each([
    ['another property', '59_SS', PDF, [400, 'archivo-sin-destino']],
    ['a field that names none', 'documentos', PDF, [400, 'archivo-sin-destino']],
    ['no document', 'file_1', Buffer.from('MZ..'), [415, 'tipo-de-documento']],
  ])('%s is refused, and nothing is saved', async (_nombre, campo, bytes, esperado) => {
    const antes = await test.open.pool.query('select count(*) as n from registro')
    const response = await send([[campo, 'a.pdf', bytes]])
    expect([response.statusCode, response.json().error.code]).toEqual(esperado)
    const despues = await test.open.pool.query('select count(*) as n from registro')
    expect(despues.rows).toEqual(antes.rows)
  })
})

describe('correcting and deleting (Ley 25.326)', () => {
  const MOTIVO = 'Lo pidió la persona.'
  const nuevo = async (): Promise<RegistroListado> => (await create(a01)).json().registro
  const edit = (token: string, id: number, cambios: object = {}) =>
    test.call('PUT', `${URL}/${id}`, token, { ...DATOS, motivo: MOTIVO, version: 1, ...cambios })
  const remove = (token: string, id: number, body: object = { motivo: MOTIVO }) =>
    test.call('DELETE', `${URL}/${id}`, token, body)
  const ultima = async () =>
    (await test.open.pool.query('select * from historial order by orden desc limit 1')).rows[0]

  it('is corrected with its reason, and the history has the fields that changed', async () => {
    const { id } = await nuevo()
    const answer = await edit(a01, id, { apellido: 'Pazos', dni: '30.111.223' })
    expect(answer.json().registro).toMatchObject({ apellido: 'Pazos', dni: '30111223', version: 2 })
    const fila = await ultima()
    expect(fila).toMatchObject({ operacion: 'edit-registro', inmueble: '58', recurso: 'SS' })
    expect(fila.descripcion).toContain(MOTIVO)
    expect(JSON.parse(fila.antes)).toEqual({ apellido: 'Paz', dni: '30111222' })
    expect(JSON.parse(fila.despues)).toEqual({ apellido: 'Pazos', dni: '30111223' })
  })

  it('is refused over a version that somebody else saved', async () => {
    const { id } = await nuevo()
    await edit(jefe, id, { apellido: 'Pérez' })
    const answer = await edit(a01, id)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'version-vieja'])
  })

  it('needs a reason', async () => {
    const { id } = await nuevo()
    for (const answer of [await edit(a01, id, { motivo: ' ' }), await remove(a01, id, {})])
      expect([answer.statusCode, answer.json().error.fields[0].field]).toEqual([400, 'motivo'])
  })

  it('answers the same for a record of another person and for none', async () => {
    const { id } = await nuevo()
    const ajenos = [await edit(a02, id), await remove(a02, id)]
    const ningunos = [await edit(a02, 999_999), await remove(a02, 999_999)]
    expect(ajenos.map(({ statusCode }) => statusCode)).toEqual([404, 404])
    expect(ajenos.map((uno) => uno.json().error.message)).toEqual(
      ningunos.map((uno) => uno.json().error.message),
    )
    expect((await edit(invitado, id)).statusCode).toBe(403)
    expect((await remove(invitado, id)).statusCode).toBe(403)
    expect((await lista(a01, { id: String(id) })).map((uno) => uno.version)).toEqual([1])
  })

  it('is deleted with its files; a file that something else keeps stays', async () => {
    const guardar = async (archivos: readonly ArchivoDeFormulario[]) =>
      (await sendForm(test, a01, { url: URL, campos: DATOS, archivos })).json<{
        registro: RegistroListado
      }>().registro
    const solo = Buffer.concat([PDF, Buffer.from('% solo')])
    const comun = Buffer.concat([PDF, Buffer.from('% de los dos')])
    const uno = await guardar([
      ['file_1', 'solo.pdf', solo],
      ['file_2', 'comun.pdf', comun],
    ])
    const otro = await guardar([['file_1', 'comun.pdf', comun]])
    const documentos = async () =>
      (await test.open.pool.query('select count(*)::int n from documento')).rows[0].n
    const antes = await documentos()
    expect((await remove(admin, uno.id)).statusCode).toBe(204)
    expect(await documentos()).toBe(antes - 1)
    expect(await lista(admin, { id: String(uno.id) })).toEqual([])
    const queda = `${URL}/documentos/${otro.registro_documentos[0]?.id}`
    expect((await test.call('GET', queda, a01)).rawPayload).toEqual(comun)
    const fila = await ultima()
    expect(fila).toMatchObject({ operacion: 'delete-registro', antes: 'null', despues: 'null' })
    expect(fila.descripcion).toContain(MOTIVO)
    expect(fila.descripcion).not.toContain('Paz')
  })
})
