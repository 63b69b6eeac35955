import type { Contract, ReplyOf } from '@apremia/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

type Vista = ReplyOf<Contract['listVistas']>[number]

const PERSONAS = { admin: '20000001', jefe: '20000002', a01: '20000003', a02: '20000004' } as const
type Persona = keyof typeof PERSONAS | 'invitado'

let test: TestApp
const tokens = {} as Record<Persona, string>
beforeAll(async () => {
  test = await startTestApp()
  for (const [quien, dni] of Object.entries({ ...PERSONAS, invitado: '20000005' }))
    tokens[quien as Persona] = await test.login(dni)
})
afterAll(() => test.close())

const call = (
  method: 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  quien: Persona,
  url: string,
  body = {},
) => test.call(method, `/api/vistas${url}`, tokens[quien], body)

const vistasDe = async (quien: Persona, lista: string): Promise<Vista[]> => {
  const answer = await test.call('GET', `/api/vistas?lista=${lista}`, tokens[quien])
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const nombresDe = async (quien: Persona, lista: string) =>
  (await vistasDe(quien, lista)).map(({ nombre }) => nombre)

const RIESGO = {
  lista: 'convenios',
  nombre: 'En riesgo',
  columnas: { ocultas: ['dni'], mostradas: ['convenio'], orden: ['fecha', 'imponible'] },
  densidad: 'comoda',
  orden: 'fecha',
  sentido: 'desc',
  filtro: [
    { campo: 'enRiesgo', valor: '1' },
    { campo: 'abogado', valor: 'A02' },
    { campo: 'dni', valor: '20111222' },
  ],
}

const crear = async (quien: Persona, body: object): Promise<Vista> => {
  const answer = await call('POST', quien, '', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

describe('a view of a list', () => {
  it('belongs to its owner until it is shared, and then everybody who may open the list sees it', async () => {
    const { id, ...vista } = await crear('jefe', RIESGO)
    expect(vista).toMatchObject({ propia: true, compartida: false, inicial: false, enUso: 0 })
    expect(vista.columnas).toEqual(RIESGO.columnas)
    expect(vista).toMatchObject({ densidad: 'comoda', orden: 'fecha', sentido: 'desc' })
    expect(await nombresDe('a01', 'convenios')).toEqual([])
    expect((await call('PATCH', 'jefe', `/${id}`, { compartida: true })).statusCode).toBe(200)
    expect(await nombresDe('jefe', 'convenios')).toEqual(['En riesgo'])
    expect(await nombresDe('jefe', 'planes')).toEqual([])
    const [compartida] = await vistasDe('admin', 'convenios')
    expect(compartida).toMatchObject({ propia: false, compartida: true, columnas: RIESGO.columnas })
    expect(compartida?.filtro).toHaveLength(3)
    await call('DELETE', 'jefe', `/${id}`)
    expect(await nombresDe('admin', 'convenios')).toEqual([])
  })

  it('never reveals filters that its reader may not use (D10, D11)', async () => {
    const { id } = await crear('jefe', { ...RIESGO, compartida: true })
    const seen = async (quien: Persona) => {
      const [vista] = await vistasDe(quien, 'convenios')
      return [vista?.filtro.map(({ campo }) => campo).sort(), vista?.quitados]
    }
    expect(await seen('admin')).toEqual([['abogado', 'dni', 'enRiesgo'], []])
    expect(await seen('a01')).toEqual([['dni', 'enRiesgo'], ['abogado']])
    expect(await seen('invitado')).toEqual([['abogado', 'enRiesgo'], ['dni']])
    await call('DELETE', 'jefe', `/${id}`)
  })

  it('never puts the list in order by what its reader sees covered (D10)', async () => {
    const porDni = { lista: 'contribuyentes', nombre: 'Por DNI', orden: 'NRO_DOC' }
    const { id } = await crear('jefe', { ...porDni, compartida: true })
    for (const [quien, orden] of [
      ['admin', 'NRO_DOC'],
      ['invitado', ''],
    ] as const)
      expect((await vistasDe(quien, 'contribuyentes'))[0]?.orden).toBe(orden)
    await call('DELETE', 'jefe', `/${id}`)
  })

  it('over a list that the person may not open cannot be read, saved or chosen', async () => {
    const { id } = await crear('admin', { lista: 'usuarios', nombre: 'Bajas', compartida: true })
    const listed = await test.call('GET', '/api/vistas?lista=usuarios', tokens.a01)
    expect(listed.statusCode).toBe(403)
    expect((await call('POST', 'a01', '', { lista: 'usuarios', nombre: 'x' })).statusCode).toBe(403)
    expect(
      (await call('PUT', 'a01', '/inicial', { lista: 'usuarios', vista: id })).statusCode,
    ).toBe(403)
    const answer = await call('PUT', 'a01', '/inicial', { lista: 'convenios', vista: id })
    expect(answer.statusCode).toBe(404)
  })

  it('only its owner changes it, and nobody else learns whether it exists', async () => {
    const { id } = await crear('jefe', { lista: 'cartas', nombre: 'De ayer', compartida: true })
    for (const url of [`/${id}`, '/999999']) {
      expect((await call('PATCH', 'jefe', url, { nombre: ' ' })).statusCode).toBe(400)
      const edited = await call('PATCH', 'admin', url, { nombre: 'Otra' })
      const deleted = await call('DELETE', 'admin', url)
      expect([edited.statusCode, deleted.statusCode]).toEqual([404, 404])
      expect(edited.json().error.message).toBe('La vista no existe o no es suya.')
    }
    expect(await nombresDe('jefe', 'cartas')).toEqual(['De ayer'])
  })

  it('has a name that its owner does not repeat', async () => {
    const { id } = await crear('a01', { lista: 'planes', nombre: 'Atrasados' })
    const again = await call('POST', 'a01', '', { lista: 'planes', nombre: 'Atrasados' })
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'vista-repetida'])
    await crear('a01', { lista: 'planes', nombre: 'Otros' })
    const renamed = await call('PATCH', 'a01', `/${id}`, { nombre: 'Otros' })
    expect(renamed.statusCode).toBe(409)
    expect((await call('PATCH', 'a01', `/${id}`, { nombre: 'Atrasados' })).statusCode).toBe(200)
    await crear('a02', { lista: 'planes', nombre: 'Atrasados' })
  })

  it('at most 50 of a list, asked for at once too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 52 }, (_, n) =>
        call('POST', 'a02', '', { lista: 'gestion-inmuebles', nombre: `v${n}` }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  })
})

describe('the view a list opens with', () => {
  it('is one per person at most; when a view is unshared or deleted, its list still opens', async () => {
    const lista = 'mesa-judicial'
    const vista = await crear('jefe', { lista, nombre: 'Vencidos', compartida: true })
    const otra = await crear('a01', { lista, nombre: 'Míos' })
    const choose = (quien: Persona, id: number | null) =>
      call('PUT', quien, '/inicial', { lista, vista: id })
    const iniciales = async (quien: Persona) =>
      (await vistasDe(quien, lista)).filter(({ inicial }) => inicial).map(({ nombre }) => nombre)
    for (const id of [otra.id, vista.id]) expect((await choose('a01', id)).statusCode).toBe(204)
    expect((await choose('a02', otra.id)).statusCode).toBe(404)
    expect((await choose('a02', vista.id)).statusCode).toBe(204)
    expect(await iniciales('a01')).toEqual(['Vencidos'])
    expect(await iniciales('jefe')).toEqual([])
    expect((await vistasDe('jefe', lista))[0]?.enUso).toBe(2)
    await choose('a02', null)
    expect(await iniciales('a02')).toEqual([])
    await choose('jefe', vista.id)
    await call('PATCH', 'jefe', `/${vista.id}`, { compartida: false })
    expect(await iniciales('a01')).toEqual([])
    expect(await iniciales('jefe')).toEqual(['Vencidos'])
    expect((await call('DELETE', 'jefe', `/${vista.id}`)).statusCode).toBe(204)
    expect(await iniciales('jefe')).toEqual([])
  })
})
