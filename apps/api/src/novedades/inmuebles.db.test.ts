import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ArchivoDeFormulario, sendForm } from '../../test/formularios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import type { InmuebleCompleto, NovedadCompleta } from './novedades-repo.ts'

const URL = '/api/contribuyentes'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const boleto: ArchivoDeFormulario = ['documentos', 'boleto.pdf', PDF]
const plano: ArchivoDeFormulario = ['documentos', 'plano.pdf', Buffer.concat([PDF, PDF])]

let test: TestApp
let admin: string
let jefe: string
let a01: string
beforeAll(async () => {
  test = await startTestApp()
  const login = (dni: string) => test.login(dni)
  ;[admin, jefe, a01] = (await Promise.all(['20000001', '20000002', '20000003'].map(login))) as [
    string,
    string,
    string,
  ]
})
afterAll(() => test.close())

let dni = 42_000_000
const create = async (inmuebles: readonly object[] = [{ inmueble: 58, recurso: 'SS' }]) => {
  dni += 1
  const body = { apynom: 'PAZ, LUIS', dni: String(dni), inmuebles }
  const response = await test.call('POST', `${URL}/create`, jefe, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ novedad: NovedadCompleta }>().novedad
}
const first = ({ inmuebles: [inmueble] }: NovedadCompleta): InmuebleCompleto => {
  if (inmueble === undefined) throw new Error('Falta el inmueble')
  return inmueble
}
const edit = (inmueble: object, archivos: readonly ArchivoDeFormulario[] = [], token = admin) =>
  sendForm(test, token, {
    method: 'PUT',
    url: `${URL}/inmueble`,
    campos: { inmueble: JSON.stringify(inmueble) },
    archivos,
  })
const outcome = (response: { statusCode: number; json: () => { error: { code: string } } }) => [
  response.statusCode,
  response.json().error.code,
]

it('editing a property waits while its taxpayer is saved with it, and neither fails', async () => {
  const novedad = await create()
  const inmueble = first(novedad)
  const otra = await test.open.pool.connect()
  try {
    await otra.query('begin')
    await otra.query('select 1 from novedad where id = $1 for update', [novedad.id])
    const editing = edit({ ...inmueble, caracter: 'Poseedor' })
    const findEsperas = async () =>
      (await otra.query('select 1 from pg_locks where not granted')).rows
    await expect.poll(findEsperas).toHaveLength(1)
    await otra.query(`update novedad_inmueble set observaciones = 'Otra' where id = $1`, [
      inmueble.id,
    ])
    await otra.query('commit')
    expect((await editing).statusCode).toBe(200)
  } finally {
    otra.release()
  }
})

describe('a property of a taxpayer', () => {
  it('is added with its documents, once, by the administration too', async () => {
    const { id } = await create()
    const add = (inmueble: object) =>
      sendForm(test, admin, {
        url: `${URL}/${id}/inmuebles`,
        campos: { inmueble: JSON.stringify(inmueble) },
        archivos: [boleto, plano],
      })
    const response = await add({ inmueble: 59, recurso: 'AB', caracter: 'Titular' })
    expect(response.json().inmueble).toMatchObject({
      inmueble: 59,
      recurso: 'AB',
      documentos: [{ nombre: 'boleto.pdf' }, { nombre: 'plano.pdf' }],
    })
    expect(outcome(await add({ inmueble: 59, recurso: 'AB' }))).toEqual([409, 'inmueble-repetido'])
    const sinRecurso = await add({ inmueble: 60 })
    expect(sinRecurso.json().error.fields[0].field).toBe('inmueble.recurso')
    const { rows } = await test.open.pool.query(
      'select inmueble, recurso, entidad_id from historial order by orden desc limit 1',
    )
    expect(rows).toEqual([{ inmueble: '59', recurso: 'AB', entidad_id: String(id) }])
  })

  it('is edited as the specification sends it, and what it brings is added', async () => {
    const inmueble = first(await create())
    await edit({ id: inmueble.id, inmueble: 58 }, [boleto])
    const response = await edit({ id: inmueble.id, inmueble: 58, observaciones: 'Esquina' }, [
      plano,
    ])
    expect(response.json().inmueble).toMatchObject({
      recurso: 'SS',
      observaciones: 'Esquina',
      version: 3,
      documentos: [{ nombre: 'boleto.pdf' }, { nombre: 'plano.pdf' }],
    })
    const guardado = await test.call('GET', `${URL}/inmueble/${inmueble.id}`, jefe)
    expect(guardado.json()).toEqual(response.json().inmueble)
  })

  it('over another version is refused with how it stands; over another property, too', async () => {
    const novedad = await create([
      { inmueble: 58, recurso: 'SS' },
      { inmueble: 59, recurso: 'SS' },
    ])
    const inmueble = first(novedad)
    const { id, version } = inmueble
    await edit({ id, inmueble: 58, caracter: 'Titular', version })
    const vieja = await edit({ id, inmueble: 58, caracter: 'Poseedor', version })
    expect(outcome(vieja)).toEqual([409, 'version-vieja'])
    expect(vieja.json().error.detalle.inmueble.caracter).toBe('Titular')
    expect(outcome(await edit({ id, inmueble: 59 }))).toEqual([409, 'inmueble-repetido'])
    expect((await edit({ id: 999_999, inmueble: 1 })).statusCode).toBe(404)
    expect((await edit({ id, inmueble: 58 }, [], a01)).statusCode).toBe(403)
  })

  it('goes away with its documents', async () => {
    const { id, inmuebles } = await create()
    const inmueble = inmuebles[0]?.id
    await edit({ id: inmueble, inmueble: 58 }, [boleto])
    const url = `${URL}/inmueble/${inmueble}`
    expect((await test.call('DELETE', url, a01)).statusCode).toBe(403)
    expect((await test.call('DELETE', url, admin)).statusCode).toBe(204)
    expect((await test.call('DELETE', url, admin)).statusCode).toBe(404)
    const despues = await test.call('GET', `${URL}/${id}`, jefe)
    expect(despues.json().inmuebles).toEqual([])
  })
})

describe('a document of a property (D118)', () => {
  const documentoDe = async (token: string): Promise<number> => {
    const { id } = first(await create())
    const response = await edit({ id, inmueble: 58 }, [boleto], token)
    return response.json<{ inmueble: InmuebleCompleto }>().inmueble.documentos[0]?.id ?? 0
  }
  const get = (id: number, token: string) => test.call('GET', `${URL}/documento/${id}`, token)
  const remove = (id: number, token: string) => test.call('DELETE', `${URL}/documento/${id}`, token)

  it('is allowed to the administration, to A00, and to the person who uploaded it', async () => {
    const id = await documentoDe(admin)
    for (const token of [admin, jefe]) expect((await get(id, token)).rawPayload).toEqual(PDF)
    const ajeno = await get(id, a01)
    const ninguno = await get(999_999, a01)
    expect([ajeno.statusCode, ajeno.json().error.message]).toEqual([
      404,
      ninguno.json().error.message,
    ])
    expect((await remove(id, a01)).statusCode).toBe(404)
    await test.open.pool.query(`update novedad_documento set dni = '20000003' where id = ${id}`)
    expect((await get(id, a01)).rawPayload).toEqual(PDF)
    expect((await remove(id, a01)).statusCode).toBe(204)
  })

  it('once deleted is no more, and of two who delete it one does', async () => {
    const id = await documentoDe(jefe)
    const replies = await Promise.all([remove(id, admin), remove(id, jefe)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    expect((await get(id, admin)).statusCode).toBe(404)
  })
})
