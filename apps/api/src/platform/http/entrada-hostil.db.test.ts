import { contract, type Entry } from '@apremia/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
let admin: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

const conNumero = Object.values<Entry>(contract).filter(({ params }) =>
  Object.values(params?.fields ?? {}).some((campo) => 'type' in campo && campo.type === 'number'),
)

const fieldsOf = (response: { readonly body: string }): string[] =>
  (JSON.parse(response.body) as { error: { fields?: { field: string }[] } }).error.fields?.map(
    ({ field }) => field,
  ) ?? []

describe('a record that comes in', () => {
  it.each(['toString', 'constructor', 'valueOf', 'hasOwnProperty', 'then'])(
    'with a name that every object answers to is refused by that name, at any depth: %s',
    async (nombre) => {
      const body = { [nombre]: 1, data: { bsq: 1, calle: 'mitre', [nombre]: { [nombre]: 1 } } }
      const response = await test.call('POST', '/municipio/recImpInm', admin, body)
      expect(response.statusCode, response.body).toBe(400)
      expect(fieldsOf(response)).toEqual([nombre, `data.${nombre}`])
    },
  )

  it.each([
    [{ recurso: ['AB'] }, 'inmuebles[0].recurso'],
    [{ observaciones: { toString: 1 } }, 'inmuebles[0].observaciones'],
    [{ inmueble: { valueOf: 1 } }, 'inmuebles[0].inmueble'],
    [{ inmueble: '0x36' }, 'inmuebles[0].inmueble'],
    [{ inmueble: 1e30 }, 'inmuebles[0].inmueble'],
  ])('has every value of its kind, in its lists too: %j', async (more, campo) => {
    const inmuebles = [{ inmueble: 101, recurso: 'AB', ...more }]
    const body = { apynom: 'PEREZ', dni: '30111222', inmuebles }
    const response = await test.call('POST', '/api/contribuyentes/save', jefe, body)
    expect(response.statusCode, response.body).toBe(400)
    expect(fieldsOf(response)).toEqual([campo])
  })

  it.each([
    '0x36',
    '1e0',
    '54%0a',
    '%2054',
    '+54',
    '5_4',
    '54.5',
    '-1',
    '0',
    '2147483648',
    '9'.repeat(40),
  ])('an id is plain digits within its range: %s', async (id) => {
    for (const { method, path, body } of conNumero) {
      const url = `/api${path.replace(/:\w+/, id)}`
      const response = await test.call(method, url, admin, body && {})
      expect(response.statusCode, `${url}: ${response.body}`).toBe(400)
    }
  })
})

describe('a form that comes in', () => {
  const LIMITE = 'limite'
  const parte = (cabecera: string, contenido: string) =>
    `--${LIMITE}\r\nContent-Disposition: form-data; ${cabecera}\r\n\r\n${contenido}\r\n`
  const CATEGORIA = parte('name="categoria"', 'inmueble')
  const FIN = `--${LIMITE}--\r\n`
  const send = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/creaciontitulos/generatexls',
      headers: {
        authorization: `Bearer ${admin}`,
        'content-type': `multipart/form-data; boundary=${LIMITE}`,
      },
      payload,
    })

  it.each([
    ['a file with an empty name', CATEGORIA + parte('name="file"; filename=""', 'algo') + FIN],
    ['no file chosen', CATEGORIA + parte('name="file"; filename=""', '') + FIN],
    [
      'a file without a name',
      `${CATEGORIA}--${LIMITE}\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\nalgo\r\n${FIN}`,
    ],
    ['a NUL in the name', CATEGORIA + parte('name="file"; filename="a\u0000.xlsx"', 'algo') + FIN],
    [
      'an endless name',
      CATEGORIA + parte(`name="file"; filename="${'x'.repeat(300)}"`, 'algo') + FIN,
    ],
    [
      'a field twice',
      CATEGORIA + CATEGORIA + parte('name="file"; filename="a.xlsx"', 'algo') + FIN,
    ],
    [
      'a record in a field of text',
      `--${LIMITE}\r\nContent-Disposition: form-data; name="categoria"\r\nContent-Type: application/json\r\n\r\n{"toString":1}\r\n${parte('name="file"; filename="a.xlsx"', 'algo')}${FIN}`,
    ],
    ['an inherited name', parte('name="toString"', 'x') + FIN],
    ['a field that is cut', `${CATEGORIA}${parte('name="x"', 'y'.repeat(70_000))}${FIN}`],
    ['a file that is cut', CATEGORIA + parte('name="file"; filename="a.xlsx"', 'algo')],
    ['nothing but a beginning', `--${LIMITE}\r\nContent-Dispo`],
    ['nothing', ''],
  ])('is refused when it has %s', async (_, payload) => {
    const response = await send(payload)
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json().error.message.length).toBeGreaterThan(10)
  })
})
