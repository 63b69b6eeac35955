import { createHash } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filasTitulables, formulario, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const MENOR = 'El número de inicio de los títulos es menor que el último título creado'

let test: TestApp
let admin: string
let jefe: string
let libros: Buffer[]
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
  const filas = await filasTitulables(test, 4)
  libros = []
  for (const dos of [filas.slice(0, 2), filas.slice(2)]) {
    const file = { name: 'base.xlsx', bytes: libroBasico(dos) }
    const form = { category: 'inmueble' }
    const answer = await upload(test, '/api/creaciontitulos/generatexls', admin, form, file)
    libros.push(answer.rawPayload)
  }
})
afterAll(() => test.close())

interface Pedido {
  readonly inicio: number
  readonly clave?: string
  readonly forzar?: boolean
  readonly libro?: number
  readonly token?: string
  readonly async?: boolean
  readonly accion?: 'generatetitles' | 'simular'
}

const partsOf = ({ inicio, clave, forzar = true, libro = 0, async = false }: Pedido) => ({
  fields: {
    category: 'inmueble',
    startTitleNumber: String(inicio),
    forzar: forzar ? '1' : '0',
  },
  file: { name: 'lote.xlsx', bytes: libros[libro] ?? Buffer.alloc(0) },
  headers: {
    ...(clave === undefined ? {} : { 'idempotency-key': clave }),
    ...(async ? { prefer: 'respond-async' } : {}),
  },
})

const pedir = ({ accion = 'generatetitles', token = admin, ...pedido }: Pedido) => {
  const { fields, file, headers } = partsOf(pedido)
  return upload(test, `/api/creaciontitulos/${accion}`, token, fields, file, headers)
}

interface Lote {
  readonly id: string
  readonly desde: number
  readonly hasta: number
  readonly clave: string | null
}

const lotes = async (): Promise<Lote[]> =>
  (await test.open.pool.query('select id, desde, hasta, clave from titulo_lote order by desde'))
    .rows

const ultimo = async (): Promise<number> => (await lotes()).at(-1)?.hasta ?? 0

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

describe('a start that is not above the last', () => {
  it('answers the text of the specification when there are no titles yet', async () => {
    for (const accion of ['simular', 'generatetitles'] as const) {
      const refused = await pedir({ inicio: 0, forzar: false, accion })
      expect(refused.statusCode).toBe(409)
      expect(refused.json().error).toMatchObject({ code: 'numero-tomado', message: MENOR })
    }
  })

  it('names the lot when the workbook was used before', async () => {
    expect((await pedir({ inicio: 1, forzar: false })).statusCode).toBe(200)
    const [lote] = await lotes()
    for (const accion of ['simular', 'generatetitles'] as const)
      for (const { inicio, forzar, code } of [
        { inicio: 0, forzar: false, code: 'numero-tomado' },
        { inicio: 1, forzar: false, code: 'libro-repetido' },
        { inicio: 2, forzar: false, code: 'numero-tomado' },
        { inicio: 1, forzar: true, code: 'numero-tomado' },
      ]) {
        const { error } = (await pedir({ inicio, forzar, accion })).json()
        expect(error.code, `${inicio}`).toBe(code)
        expect(error.message).toContain(MENOR)
        expect(error.message).toContain('el lote de títulos Nº 1 a 2.')
        expect(error.detalle).toMatchObject({ lote: lote?.id, desde: 1, hasta: 2, ultimo: 2 })
      }
    const above = (await pedir({ inicio: 3, forzar: false })).json().error
    expect(above.code).toBe('libro-repetido')
    expect(above.message).not.toContain(MENOR)
  })
})

describe('Idempotency-Key', () => {
  it('finds its lot: the same numbers and the same bytes, and nothing else is written', async () => {
    const pedido = { inicio: (await ultimo()) + 1, clave: 'mayo-2026' }
    const first = await pedir(pedido)
    expect(first.statusCode, first.body.slice(0, 300)).toBe(200)
    const before = await lotes()
    const history = async () =>
      (await test.open.pool.query('select count(*)::int as n from historial')).rows[0].n
    const rows = await history()
    const again = await pedir(pedido)
    expect(again.statusCode, again.body.slice(0, 300)).toBe(200)
    expect(hash(again.rawPayload)).toBe(hash(first.rawPayload))
    expect((await pedir({ ...pedido, async: true })).json().lote).toBe(before.at(-1)?.id)
    // The draft standard of the `Idempotency-Key` header puts the key between quotes.
    expect((await pedir({ ...pedido, clave: '"mayo-2026"', async: true })).statusCode).toBe(202)
    expect(await lotes()).toEqual(before)
    expect(await history()).toBe(rows)
  })

  it('makes one lot of 8 requests at once', async () => {
    const before = await lotes()
    const pedido = { inicio: (await ultimo()) + 1, clave: 'a-la-vez', async: true }
    const answers = await Promise.all(Array.from({ length: 8 }, () => pedir(pedido)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
    expect(new Set(answers.map((answer) => answer.json().lote)).size).toBe(1)
    expect(await lotes()).toHaveLength(before.length + 1)
  })

  it('another key makes another lot, and nobody finds the lot of another person', async () => {
    const before = await lotes()
    const otra = await pedir({ inicio: (await ultimo()) + 1, clave: 'otra', async: true })
    expect(otra.statusCode).toBe(202)
    const suya = await pedir({
      inicio: (await ultimo()) + 1,
      clave: 'otra',
      token: jefe,
      async: true,
    })
    expect(suya.statusCode).toBe(202)
    expect(suya.json().lote).not.toBe(otra.json().lote)
    expect(await lotes()).toHaveLength(before.length + 2)
  })

  it('a review, or a request for other numbers with the same key, answers with the lot', async () => {
    const lote = (await lotes()).find(({ clave }) => clave === 'mayo-2026')
    for (const pedido of [
      { inicio: lote?.desde ?? 0, accion: 'simular' as const },
      { inicio: (await ultimo()) + 1, accion: 'simular' as const },
      { inicio: (await ultimo()) + 1 },
    ]) {
      const refused = await pedir({ ...pedido, clave: 'mayo-2026' })
      expect(refused.statusCode).toBe(409)
      expect(refused.json().error).toMatchObject({
        code: 'libro-repetido',
        detalle: { lote: lote?.id, desde: lote?.desde, hasta: lote?.hasta },
      })
    }
  })

  it('is of one workbook, and of the characters of a header', async () => {
    const inicio = (await ultimo()) + 1
    const otra = await pedir({ inicio, clave: 'mayo-2026', libro: 1 })
    expect(otra.statusCode).toBe(422)
    expect(otra.json().error.code).toBe('clave-de-otro-pedido')
    for (const clave of ['', 'con espacios', 'x'.repeat(201)]) {
      const refused = await pedir({ inicio, clave })
      expect(refused.statusCode, clave).toBe(400)
      expect(refused.json().error.code).toBe('clave-invalida')
    }
  })

  it('finds the lot whose answer was cut after its numbers were given', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = test.app.server.address() as AddressInfo
    const before = await lotes()
    const pedido = { inicio: (await ultimo()) + 1, clave: 'respuesta-cortada', libro: 1 }
    const { fields, file, headers } = partsOf(pedido)
    const form = formulario(fields, file)
    await new Promise<void>((resolve, reject) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/creaciontitulos/generatetitles',
        headers: { ...form.headers, ...headers, authorization: `Bearer ${admin}` },
      })
      sent.on('error', () => undefined)
      sent.on('close', () => resolve())
      sent.end(form.payload)
      const cut = async (): Promise<void> => {
        if ((await lotes()).length === before.length) return cut()
        sent.destroy()
      }
      cut().catch(reject)
    })
    const lote = (await lotes()).at(-1)
    const again = await pedir(pedido)
    expect(again.statusCode, again.body.slice(0, 300)).toBe(200)
    expect(await lotes()).toHaveLength(before.length + 1)
    const stored = await test.call('GET', `/api/creaciontitulos/lotes/${lote?.id}/descargar`, admin)
    expect(hash(again.rawPayload)).toBe(hash(stored.rawPayload))
  })
})
