import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filasTitulables, libroBasico, upload } from '../test/libros.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
})
afterAll(() => test.close())

const counts = async () => {
  const tablas = ['titulo where anulado is not null', 'token_personal', 'trabajo', 'documento']
  const { rows } = await test.open.pool.query(
    `select ${[...tablas, 'historial'].map((t, i) => `(select count(*)::int from ${t}) as c${i}`).join(', ')}`,
  )
  return rows[0]
}

const simulated = async <T>(call: () => Promise<T>): Promise<T> => {
  const before = await counts()
  const answer = await call()
  expect(await counts()).toEqual(before)
  return answer
}

/**
 * Returns the status, the code and the message of a refusal. The three must be equal in a simulated call and in the
 * real call.
 */
const refusal = ({ statusCode, json }: Awaited<ReturnType<TestApp['call']>>) => {
  const { error } = json()
  return { status: statusCode, code: error.code, message: error.message }
}

describe('annulling a title', () => {
  let numero = 0
  const anular = (n: number, token: string, real: boolean, motivo = 'Pagó antes') =>
    test.call('POST', `/api/creaciontitulos/titulos/${n}/anular${real ? '' : '/simular'}`, token, {
      motivo,
    })

  beforeEach(async () => {
    const bytes = libroBasico(await filasTitulables(test, 1))
    const url = '/api/creaciontitulos'
    const fields = { category: 'inmueble' }
    const b = await upload(test, `${url}/generatexls`, admin, fields, { name: 'b.xlsx', bytes })
    const last = (await test.call('GET', `${url}/getlastitlenumber`, admin)).json()
    numero = last.lastTitleNumber + 1
    const generar = { ...fields, startTitleNumber: String(numero), forzar: '1' }
    const p = { name: 'p.xlsx', bytes: b.rawPayload }
    expect((await upload(test, `${url}/generatetitles`, admin, generar, p)).statusCode).toBe(200)
  })

  it('answers with the title, unchanged', async () => {
    const answer = await simulated(() => anular(numero, admin, false))
    expect(answer.json()).toMatchObject({ num_titulo: numero, anulado: false })
  })

  it('is refused as the real call is', async () => {
    const jefe = await test.login('20000002')
    const refuse = async (...args: [n: number, token: string, motivo?: string]) => {
      const [n, token, motivo] = args
      const answer = refusal(await simulated(() => anular(n, token, false, motivo)))
      expect(answer).toEqual(refusal(await anular(n, token, true, motivo)))
      return answer
    }
    expect(await refuse(999_999, admin)).toMatchObject({ status: 404, code: 'no-encontrado' })
    expect(await refuse(numero, jefe)).toMatchObject({ status: 403, code: 'sin-permiso' })
    expect(await refuse(numero, admin, 'no')).toMatchObject({
      status: 400,
      code: 'campos-invalidos',
    })
    expect((await anular(numero, admin, true)).statusCode).toBe(200)
    expect(await refuse(numero, admin)).toMatchObject({ status: 409, code: 'titulo-anulado' })
  })
})

describe('making a token', () => {
  const crear = (body: object, token: string, real: boolean) =>
    test.call('POST', `/api/tokens${real ? '' : '/simular'}`, token, body)

  it('gives the day it would expire, and no token', async () => {
    const answer = await simulated(() => crear({ nombre: 'ci', dias: 30 }, admin, false))
    expect(answer.json()).toEqual({ nombre: 'ci', expira: '2026-12-20T15:00:00.000Z' })
  })

  it('is refused as the real call is', async () => {
    const { token } = (await crear({ nombre: 'de prueba' }, admin, true)).json()
    for (const [body, who, status] of [
      [{ nombre: '' }, admin, 400],
      [{ nombre: 'x', dias: 400 }, admin, 400],
      [{ nombre: 'x' }, token, 403],
    ] as const) {
      const answer = refusal(await simulated(() => crear(body, who, false)))
      expect(answer).toEqual(refusal(await crear(body, who, true)))
      expect(answer.status).toBe(status)
    }
  })
})

describe('processing a workbook', () => {
  const procesar = (bytes: Buffer, real: boolean) =>
    upload(
      test,
      `/api/creaciontitulos/generatexls${real ? '' : '/simular'}`,
      admin,
      { category: 'inmueble' },
      { name: 'Mora 2026.xlsx', bytes },
    )

  it('gives the rows it would complete and the name of the file', async () => {
    const bytes = libroBasico(await filasTitulables(test, 3))
    const answer = await simulated(() => procesar(bytes, false))
    expect(answer.json()).toEqual({ filas: 3, archivo: 'Mora_2026_procesado.xlsx', avisos: [] })
  })

  it('is refused as the real call is', async () => {
    const bytes = libroBasico([['x' as never, '', 'A01']])
    const answer = await simulated(() => procesar(bytes, false))
    const { id: _, ...error } = answer.json().error
    expect([answer.statusCode, error.code]).toEqual([422, 'filas-invalidas'])
    expect((await procesar(bytes, true)).json().error).toMatchObject(error)
  })
})
