import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { sendForm } from '../../test/formularios.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { readPadronEntero, reviewCargaDePrueba, waitTrabajo } from '../../test/padron.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
let admin: string
let jefe: string
beforeAll(async () => {
  test = await startTestApp()
  admin = await test.login('20000001')
  jefe = await test.login('20000002')
})
afterAll(() => test.close())

interface Fila {
  readonly id: number
  readonly inmueble: string
  readonly recurso: string
  readonly otros: number
  readonly descripcion: string
}

const search = async (filtro: object): Promise<Fila[]> => {
  const answer = await test.call('POST', '/api/historico/search', admin, filtro)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const ok = <T extends { readonly statusCode: number; readonly body: string }>(answer: T): T => {
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return answer
}

describe('a row of the history shows the items it touches', () => {
  it('of a lot of titles, in the list and in what is downloaded', async () => {
    const filas = await filasTitulables(test, 3)
    const [primera, ...otras] = filas.toSorted(([a], [b]) => Number(a) - Number(b))
    const fields = { category: 'inmueble' }
    const file = { name: 'b.xlsx', bytes: libroBasico(filas) }
    const url = '/api/creaciontitulos'
    const procesada = await upload(test, `${url}/generatexls`, admin, fields, file)
    const lote = { name: 'l.xlsx', bytes: procesada.rawPayload }
    ok(
      await upload(
        test,
        `${url}/generatetitles`,
        admin,
        { ...fields, startTitleNumber: '1' },
        lote,
      ),
    )
    const rows = await search({ entidad: 'titulo-lote' })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toMatchObject({
        inmueble: String(primera?.[0]),
        recurso: primera?.[1],
        otros: otras.length,
      })
    const lines = await expectSameCsv((formato) =>
      test.call('GET', `/api/historico/excel?entidad=titulo-lote&formato=${formato}`, admin),
    )
    expect(lines[1]).toContain(`;${primera?.[0]} y 2 más;${primera?.[1]};`)
  })

  it('of an agreement, which its rows name by its number or its identifier', async () => {
    const item = await createItemTaker(test, () => jefe)('A02', 'I')
    const body = bodyOf(item, item.periodos.slice(0, 1), 'W2201')
    ok(await test.call('POST', '/api/convenios', jefe, body))
    const [row] = await search({ entidad: 'convenio', inmueble: String(item.i) })
    expect(row).toMatchObject({ inmueble: String(item.i), recurso: item.r, otros: 0 })
  })

  it('of a lot of letters', async () => {
    const imponibles = await intimables(test, 'A02', 3)
    ok(await pedirCartas(test, jefe, imponibles))
    const [row] = await search({ entidad: 'carta-lote' })
    expect(row).toMatchObject({ inmueble: imponibles[0]?.imponible, otros: 2 })
  })

  it('of a load of the registry', async () => {
    const filas = (await readPadronEntero(test.open.pool)).slice(0, 4)
    const cambiadas: typeof filas = filas.map((fila) => ({ ...fila, CALLE: 'Otra calle' }))
    const numeros = [...new Set(cambiadas.map(({ NRO_INMUEBLE }) => Number(NRO_INMUEBLE)))]
    const carga = await reviewCargaDePrueba(test, admin, cambiadas)
    const aplicar = ok(await test.call('POST', `/api/padron/cargas/${carga.id}/aplicar`, admin, {}))
    await waitTrabajo(test, admin, aplicar.json().id)
    const [row] = await search({ entidad: 'padron', codigo: String(carga.id) })
    expect(row).toMatchObject({ inmueble: String(numeros[0]), otros: numeros.length - 1 })
  })

  it('of a taxpayer of Novedades, also by a number that its property had before', async () => {
    const alta = ok(
      await test.call('POST', '/api/contribuyentes/create', jefe, {
        ...{ apynom: 'PAZ, LUIS', dni: '42000001' },
        inmuebles: [
          { inmueble: 90_058, recurso: 'SS' },
          { inmueble: 90_059, recurso: 'SS' },
        ],
      }),
    )
    const { novedad } = alta.json()
    const creada = async (filtro: object) => {
      const rows = await search({ entidad: 'novedad', ...filtro })
      return rows.filter(({ inmueble }) => inmueble !== '').length
    }
    expect((await search({ entidad: 'novedad', codigo: String(novedad.id) }))[0]).toMatchObject({
      ...{ inmueble: '90058', recurso: 'SS', otros: 1 },
    })
    expect(await creada({ inmueble: '90058' })).toBe(1)
    const [{ id, version }] = novedad.inmuebles
    ok(
      await sendForm(test, admin, {
        ...{ method: 'PUT', url: '/api/contribuyentes/inmueble' },
        campos: { inmueble: JSON.stringify({ id, version, inmueble: 90_077, recurso: 'SS' }) },
        archivos: [],
      }),
    )
    for (const inmueble of ['90058', '90077']) {
      expect(await creada({ inmueble }), inmueble).toBe(2)
      expect(await creada({ inmueble, recurso: 'SS' }), inmueble).toBe(2)
      expect(await creada({ inmueble, recurso: 'AB' }), inmueble).toBe(0)
    }
    expect(await creada({ inmueble: '9005' })).toBe(0)
    // One taken away is found too.
    const otro = novedad.inmuebles[1].id
    const baja = await test.call('DELETE', `/api/contribuyentes/inmueble/${otro}`, admin)
    expect(baja.statusCode, baja.body).toBeLessThan(300)
    expect(await creada({ inmueble: '90059' })).toBe(3)
  })
})

it('a page of rows asks once for the items of all of them', async () => {
  const asked: string[] = []
  const { pool } = test.open
  const query = pool.query
  // The statements are counted, and sent as they are.
  pool.query = ((...args: Parameters<typeof query>) => {
    asked.push(JSON.stringify(args[0]))
    return query.apply(pool, args)
  }) as typeof query
  try {
    expect((await search({})).length).toBeGreaterThan(5)
  } finally {
    pool.query = query
  }
  expect(asked.filter((text) => text.includes('partition by entidad'))).toHaveLength(1)
})
