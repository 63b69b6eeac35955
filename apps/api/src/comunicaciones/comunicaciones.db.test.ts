import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ArchivoDeFormulario, sendForm } from '../../test/formularios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const URL = '/api/comunicaciones'
const DATOS = {
  titulo: 'Feria de enero',
  todni: '20000003',
  fecha: '2026-11-01',
  importancia: 'urgente',
  descripcion: 'Sin plazos del 1 al 31.',
}
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

let test: TestApp
let admin: string
let jefe: string
let a01: string
let a02: string
beforeAll(async () => {
  test = await startTestApp()
  const login = (dni: string) => test.login(dni)
  ;[admin, jefe, a01, a02] = (await Promise.all(
    ['20000001', '20000002', '20000003', '20000004'].map(login),
  )) as [string, string, string, string]
})
afterAll(() => test.close())

const create = async (cambios: object = {}) => {
  const response = await test.call('POST', `${URL}/createcomunicacion`, admin, {
    ...DATOS,
    ...cambios,
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().comunicacion
}
const put = (id: number, body: object, token = admin) =>
  test.call('PUT', `${URL}/updateComunicaciones/${id}`, token, body)
const borrar = (id: number, token = admin) =>
  test.call('DELETE', `${URL}/deleteComunicaciones/${id}`, token)
const deshacer = (id: number, token = admin) =>
  test.call('POST', `${URL}/${id}/deshacer-borrado`, token)
const lista = async (token: string) =>
  (await test.call('GET', URL, token)).json<{ id: number; [campo: string]: unknown }[]>()
const sinLeer = async (token: string) =>
  (await test.call('GET', `${URL}/sin-leer`, token)).json().cantidad

describe('a message', () => {
  it('reaches its recipients, who mark it as read; the sender sees when', async () => {
    const { id } = await create()
    expect(await sinLeer(a01)).toBe(1)
    expect(await sinLeer(a02)).toBe(0)
    expect((await lista(a01)).find((c) => c.id === id)).toMatchObject({
      titulo: 'Feria de enero',
      toAbogado: { nrodni: '20000003', apellido: 'Muñoz Peña' },
      user: { apellido: 'Ferreyra', nombre: 'Mariana' },
      importancia: 'urgente',
      deleted: false,
      sin_leer: true,
    })
    expect((await lista(a02)).find((c) => c.id === id)).toBeUndefined()
    const leida = await test.call('POST', `${URL}/leidas/${id}`, a01)
    expect(leida.json().comunicacion.sin_leer).toBe(false)
    expect(await sinLeer(a01)).toBe(0)
    expect((await lista(admin)).find((c) => c.id === id)?.destinatarios).toEqual([
      {
        nrodni: '20000003',
        apellido: 'Muñoz Peña',
        nombre: 'Carolina',
        leida: '2026-11-20T15:00:00.000Z',
      },
    ])
  })

  it('goes to several or to all, and none of them sees the others', async () => {
    const { id } = await create({ todni: '20000003,20000004' })
    const [suya] = (await lista(a02)).filter((c) => c.id === id)
    expect(suya).toMatchObject({ destinatarios: [{ nrodni: '20000004' }], enviada_a: 2 })
    const posibles = (await test.call('GET', `${URL}/destinatarios`, admin)).json()
    expect((await create({ todni: 'todos' })).destinatarios).toHaveLength(posibles.length)
    expect(posibles.some(({ nrodni }: { nrodni: string }) => nrodni === '20000007')).toBe(false)
  })

  it.each([
    [{ titulo: ' ' }, 'titulo'],
    [{ todni: '' }, 'todni'],
    [{ todni: '20000001' }, 'todni'],
    [{ todni: '20000007' }, 'todni'],
    [{ todni: '20000003;20000004' }, 'todni'],
    [{ fecha: '' }, 'fecha'],
    [{ fecha: '2026-02-30' }, 'fecha'],
    [{ importancia: 'mucha' }, 'importancia'],
  ])('%j is refused by its field (D98)', async (cambio, field) => {
    const response = await test.call('POST', `${URL}/createcomunicacion`, admin, {
      ...DATOS,
      ...cambio,
    })
    expect([response.statusCode, response.json().error.fields[0].field]).toEqual([400, field])
  })

  it('can be edited only by somebody who saw its current version; earlier readings are kept', async () => {
    const { id, version } = await create()
    await test.call('POST', `${URL}/leidas/${id}`, a01)
    const body = { ...DATOS, titulo: 'Feria', todni: '20000003,20000004', version }
    const editada = (await put(id, body, jefe)).json().comunicacion
    expect(editada).toMatchObject({ titulo: 'Feria', version: version + 1 })
    expect(editada.destinatarios.map((d: { leida: unknown }) => d.leida !== null)).toEqual(
      editada.destinatarios.map((d: { nrodni: string }) => d.nrodni === '20000003'),
    )
    const vieja = await put(id, body)
    expect([vieja.statusCode, vieja.json().error.code]).toEqual([409, 'version-vieja'])
    expect((await put(999_999, DATOS)).statusCode).toBe(404)
  })

  it('is sent once for repeated requests; another message under the same key is refused', async () => {
    const send = (cambios: object = {}, token = admin) =>
      test.app.inject({
        method: 'POST',
        url: `${URL}/createcomunicacion`,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'comunicacion-1' },
        payload: { ...DATOS, titulo: 'Una sola vez', ...cambios },
      })
    const enviadas = async () =>
      (await lista(a01)).filter(({ titulo }) => titulo === 'Una sola vez').length
    const [una, otra] = await Promise.all([send(), send()])
    expect(una.statusCode, una.body).toBe(200)
    expect(otra.json()).toEqual(una.json())
    expect(await enviadas()).toBe(1)
    const distinta = await send({ descripcion: 'Otra cosa.' })
    expect([distinta.statusCode, distinta.json().error.code]).toEqual([422, 'clave-de-otro-pedido'])
    // Two senders may use the same `Idempotency-Key`, because each sender has their own keys.
    expect((await send({}, jefe)).statusCode).toBe(200)
    expect(await enviadas()).toBe(2)
    const { id, version } = una.json().comunicacion
    await put(id, { ...DATOS, titulo: 'Cambiada', version })
    expect((await send()).json().comunicacion).toMatchObject({ id, titulo: 'Cambiada' })
  })

  it('once deleted changes no more, and only who deleted it takes that back (D98)', async () => {
    const { id } = await create({ todni: '20000004' })
    const antes = await sinLeer(a02)
    expect((await borrar(id)).json().comunicacion.deleted).toBe(true)
    expect(await sinLeer(a02)).toBe(antes - 1)
    for (const again of [await borrar(id), await put(id, DATOS)])
      expect([again.statusCode, again.json().error.code]).toEqual([409, 'comunicacion-borrada'])
    expect((await deshacer(id, jefe)).statusCode).toBe(409)
    expect((await deshacer(id)).json().comunicacion.deleted).toBe(false)
    expect((await deshacer(id)).statusCode).toBe(409)
    expect(await sinLeer(a02)).toBe(antes)
  })

  it('carries files, which only who sees it opens', async () => {
    const send = (archivos: readonly ArchivoDeFormulario[]) =>
      sendForm(test, admin, { url: `${URL}/createcomunicacion`, campos: DATOS, archivos })
    const feria = ['file_1', 'feria.pdf', PDF] as const
    expect((await send([feria, ['file_2', 'malo.pdf', Buffer.from('MZ')]])).statusCode).toBe(415)
    const { comunicacion } = (await send([feria])).json()
    const [archivo] = comunicacion.registro_documentos
    expect(archivo).toMatchObject({ documento: 'feria.pdf', tamano: PDF.length })
    const url = `${URL}/documentos/${archivo.id}`
    expect((await test.call('GET', url, a01)).rawPayload).toEqual(PDF)
    const ajena = await test.call('GET', url, a02)
    const ninguna = await test.call('GET', `${URL}/documentos/999999`, a02)
    expect(ajena.statusCode).toBe(404)
    expect(ajena.json().error.message).toBe(ninguna.json().error.message)
  })

  it('sent by somebody else is answered like one that does not exist', async () => {
    const { id } = await create()
    const ajena = await test.call('POST', `${URL}/leidas/${id}`, a02)
    const ninguna = await test.call('POST', `${URL}/leidas/999999`, a02)
    expect([ajena.statusCode, ajena.json().error.message]).toEqual([
      404,
      ninguna.json().error.message,
    ])
    expect(await lista(await test.login('20000005'))).toEqual([])
  })
})
