import { describe, expect, test } from 'vitest'
import { municipioDeuda } from '../contract/municipio/deuda.ts'
import { municipioInmuebles } from '../contract/municipio/inmuebles.ts'
import { createClient } from './create-client.ts'

const clientOf = (answer: Response) =>
  createClient({
    baseUrl: 'http://apremia.test',
    fetch: async () => answer,
    token: () => undefined,
    origen: 'web',
  })

const DEUDA = { query: { imponible: '1', recurso: 'AB' } }
const PAGINA = { query: { pagina: 1, porPagina: 50 }, body: { data: { bsq: 1 } } }

describe('an answer that cannot be read is a failure, never an empty one', () => {
  test.each([
    ['a page in its place', new Response('<h1>error</h1>')],
    ['nothing', new Response('')],
    ['null', new Response('null')],
    ['a word', new Response('"error"')],
    ['an object of something else', new Response('{"deuda":[]}')],
  ])('%s', async (_name, answer) => {
    await expect(clientOf(answer).call(municipioDeuda.deudaCC, DEUDA)).rejects.toMatchObject({
      body: { code: 'respuesta-inesperada' },
    })
  })

  test.each([
    ['no total', {}],
    ['a total that is none', { 'x-total-count': 'muchos' }],
    ['a negative total', { 'x-total-count': '-1' }],
  ])('a page with %s', async (_name, headers) => {
    const answer = new Response('[]', { headers })
    await expect(clientOf(answer).page(municipioInmuebles.recImpInm, PAGINA)).rejects.toMatchObject(
      { body: { code: 'respuesta-inesperada' } },
    )
  })

  test('names the call, the path and the kind of the value; in development also the value', async () => {
    const dichos: unknown[] = []
    const fila = { RECURSO: 'SS', DETALLE: 30111222 }
    const client = createClient({
      baseUrl: 'http://apremia.test',
      fetch: async () => new Response(JSON.stringify([fila])),
      token: () => undefined,
      origen: 'web',
      onDesajuste: (...dicho) => dichos.push(dicho),
    })
    const input = { query: { imponible: '43' } }
    await expect(client.call(municipioInmuebles.recursosxImp, input)).rejects.toMatchObject({
      body: {
        code: 'respuesta-inesperada',
        detalle: {
          llamada: 'GET /municipio/recursosxImp',
          campo: '[0].DETALLE',
          valor: 'un número',
        },
      },
    })
    expect(dichos).toEqual([
      ['GET /municipio/recursosxImp', { campo: '[0].DETALLE', valor: 30111222 }],
    ])
  })

  test('sends only the keys that the call takes (D181)', async () => {
    const enviados: unknown[] = []
    const client = createClient({
      baseUrl: 'http://apremia.test',
      fetch: async (url, init) => {
        enviados.push(String(url), JSON.parse(String(init?.body)))
        return new Response('[]', { headers: { 'x-total-count': '0' } })
      },
      token: () => undefined,
      origen: 'web',
    })
    const deMas = {
      query: { ...PAGINA.query, vista: '7' },
      body: { data: { bsq: 1, nombre: 'PAZ', seleccion: [1] }, otra: 1 },
    }
    await client.page(municipioInmuebles.recImpInm, deMas)
    expect(enviados).toEqual([
      'http://apremia.test/municipio/recImpInm?pagina=1&porPagina=50',
      { data: { bsq: 1, nombre: 'PAZ' } },
    ])
  })

  test('a page gives its total', async () => {
    const answer = new Response('[]', { headers: { 'x-total-count': '12' } })
    await expect(clientOf(answer).page(municipioInmuebles.recImpInm, PAGINA)).resolves.toEqual({
      rows: [],
      total: 12,
    })
  })
})
