import { contract, type Entry, prefixOf } from '@apremia/api-client'
import { addDays } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOY } from '../test/global-setup.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

/**
 * Requests lists as a client written from the specification does. The specification has no pages (S1 §7), so each
 * answer must have the whole list, not only its first rows (D167).
 */
let test: TestApp
let jefe: string
let admin: string
let caso: object
let evaluacion: number
beforeAll(async () => {
  test = await startTestApp()
  await test.open.pool.query(
    `insert into usuario_permiso (dni, permiso)
     values ('20000002', 'scoring.menu'), ('20000002', 'logins.ver')`,
  )
  jefe = await test.login('20000002')
  admin = await test.login('20000001')
  const { rows } = await test.open.pool.query(`
    select imponible::text, recurso from actuacion group by tipo, imponible, recurso
    order by count(*) desc, imponible limit 1`)
  caso = rows[0]
  for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
    await test.call('PUT', '/api/evaluaciones-config', jefe, { categoria, maximo: 10 })
  const body = { abogado: 'A01', resultado: 'Aprobado', desde: addDays(HOY, -90), hasta: HOY }
  const [{ id }] = (await test.call('POST', '/api/evaluaciones', jefe, body)).json()
  evaluacion = id
  await test.open.pool.query(
    `insert into lectura (cosa, clave, dia, dni, rol, cantidad, primera, ultima)
     select 'persona', '20000001', $1::date - n, '20000002', 'jefe', 1, now(), now() from generate_series(1, 60) n`,
    [HOY],
  )
})
afterAll(() => test.close())

const pedidos = (): Readonly<
  Record<string, { readonly query?: string; readonly body?: object; readonly en?: string | number }>
> => ({
  getIngresos: { query: 'userDni=20000001' },
  searchIngresos: { body: { userDni: '20000001' } },
  getEvaluacionesByAbogado: { body: { abogado: 'A01' } },
  listCasosDeEvaluacion: { en: evaluacion },
  listCorrida: { en: '00000000-0000-4000-8000-000000000000' },
  recImpInm: { body: { data: { bsq: 1, abogado: 'A01' } } },
  recImpContrib: { body: { data: { bsq: 1, abogado: 'A01' } } },
  comercioxVarios: { body: { data: { bsq: 1, abogado: 'A01' } } },
  recImpxAbog: { query: 'abogado=A01' },
  getInmuebles: { body: { abogado: 'A01' } },
  comerciosxCC: { query: 'cc=1' },
  listaSituaV2: { body: { abogado: 'A01' } },
  listaSituaActual: { body: { abogado: 'A01' } },
  planFiltro: { body: { data: { bsq: 1 } } },
  listCasosDelEfecto: { query: 'clave=FECHA_INICIAL&valor=2024-11-20' },
  // The requests of this test add entries of today to the log of who read personal data. The requested range ends
  // yesterday, so that the list stays the same.
  listLecturasDePersona: {
    body: { documento: '20000001', motivo: 'Lo pidió.', hasta: addDays(HOY, -1) },
  },
  listaTitulos: { body: { abogado: 'A01' } },
  recImpGstLeg: { body: { abogado: 'A01' } },
  actuacionesxImp: { body: caso },
  getActuacionesByAbogado: { body: { abogado: 'A01' } },
  pageMesa: { query: 'mesa=extrajudicial&solapa=todos&historico=true&abogado=A01' },
  listAgenda: { query: `desde=${addDays(HOY, -20)}&hasta=${addDays(HOY, 20)}` },
  getActuacionesTrimestral: {
    body: { abogado: 'A01', desde: addDays(HOY, -90), hasta: HOY },
  },
})

const LISTAS = Object.entries<Entry>(contract).filter(([, { paged }]) => paged)

const DE_ADMINISTRADOR: readonly string[] = [
  ...['usuarios.administrar', 'municipio.exportar', 'personas.datos'],
]

const ask = async (name: string, definition: Entry, page: string) => {
  const { query = '', body = {}, en = '' } = pedidos()[name] ?? {}
  const search = [query, page].filter((part) => part !== '').join('&')
  const response = await test.call(
    definition.method,
    `${prefixOf(definition)}${definition.path.replace(/:\w+/, String(en))}?${search}`,
    DE_ADMINISTRADOR.includes(definition.capacidad) ? admin : jefe,
    definition.method === 'GET' ? undefined : body,
  )
  expect(response.statusCode, response.body).toBe(200)
  return { rows: response.json<object[]>(), total: Number(response.headers['x-total-count']) }
}

describe('a list without a page', () => {
  const totales: number[] = []

  it.each(LISTAS)(
    '%s: all its rows, and a page when one is asked for',
    async (name, definition) => {
      const { rows, total } = await ask(name, definition, '')
      expect(rows).toHaveLength(total)
      totales.push(total)
      const page = await ask(name, definition, 'pagina=1&porPagina=2')
      expect(page).toEqual({ rows: rows.slice(0, 2), total })
      const segunda = await ask(name, definition, 'pagina=2')
      expect(segunda).toEqual({ rows: rows.slice(50, 100), total })
      const corta = await ask(name, definition, 'porPagina=3')
      expect(corta).toEqual({ rows: rows.slice(0, 3), total })
    },
  )

  it('has more rows than a page in several of them', () =>
    expect(totales.filter((total) => total > 50).length).toBeGreaterThan(7))
})

describe('beyond 5,000 rows', () => {
  const usuario = '20000002'
  const insert = (cantidad: number) =>
    test.open.pool.query(
      `insert into trabajo (id, tipo, estado, dni, origen, titulo, entrada, total, creado)
       select gen_random_uuid(), 'procesar-planilla', 'terminado', '${usuario}', 'web', 'x', '{}', 0, now()
       from generate_series(1, ${cantidad})`,
    )

  it('says the number there is; a page of them is given', async () => {
    await insert(5_000)
    const list = (search: string) => test.call('GET', `/api/trabajos${search}`, jefe)
    const whole = await list('')
    expect(whole.statusCode).toBe(200)
    expect(whole.json()).toHaveLength(5_000)
    await insert(1)
    const refused = await list('')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error).toMatchObject({
      code: 'lista-demasiado-larga',
      message: expect.stringContaining('5.001 filas'),
      detalle: { total: 5_001, maximo: 5_000 },
    })
    const page = await list('?pagina=101')
    expect([page.statusCode, page.json().length, page.headers['x-total-count']]).toEqual([
      200,
      1,
      '5001',
    ])
  })
})
