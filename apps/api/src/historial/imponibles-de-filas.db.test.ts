import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { expectSameCsv } from '../../test/exportaciones.ts'
import { sendForm } from '../../test/formularios.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import {
  applyCargaDePrueba,
  readPadronEntero,
  reviewCargaDePrueba,
  waitTrabajo,
} from '../../test/padron.ts'
import { loadPaqueteDePrueba, zipDePrueba } from '../../test/paquetes.ts'
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
  it('for a lot of titles, in the list and in the download', async () => {
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

  it('for an agreement, which its rows name by its number or its identifier', async () => {
    const item = await createItemTaker(test, () => jefe)('A02', 'I')
    const body = bodyOf(item, item.periodos.slice(0, 1), 'W2201')
    ok(await test.call('POST', '/api/convenios', jefe, body))
    const [row] = await search({ entidad: 'convenio', inmueble: String(item.i) })
    expect(row).toMatchObject({ inmueble: String(item.i), recurso: item.r, otros: 0 })
  })

  it('for a lot of letters', async () => {
    const imponibles = await intimables(test, 'A02', 3)
    ok(await pedirCartas(test, jefe, imponibles))
    const [row] = await search({ entidad: 'carta-lote' })
    expect(row).toMatchObject({ inmueble: imponibles[0]?.imponible, otros: 2 })
  })

  it('for a load of the registry', async () => {
    const filas = (await readPadronEntero(test.open.pool)).slice(0, 4)
    const cambiadas: typeof filas = filas.map((fila) => ({ ...fila, CALLE: 'Otra calle' }))
    const numeros = [...new Set(cambiadas.map(({ NRO_INMUEBLE }) => Number(NRO_INMUEBLE)))]
    const carga = await reviewCargaDePrueba(test, admin, cambiadas)
    const aplicar = ok(await test.call('POST', `/api/padron/cargas/${carga.id}/aplicar`, admin, {}))
    await waitTrabajo(test, admin, aplicar.json().id)
    const [row] = await search({ entidad: 'padron', codigo: String(carga.id) })
    expect(row).toMatchObject({ inmueble: String(numeros[0]), otros: numeros.length - 1 })
  })

  it('for a taxpayer of Novedades, also by a number that its property had before', async () => {
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
    // Each audit history row has the data of the property or business at that moment. A later edit changed the number
    // of the property, so the row of the creation lacks the new number.
    for (const [inmueble, filas] of [
      ['90058', 2],
      ['90077', 1],
    ] as const) {
      expect(await creada({ inmueble }), inmueble).toBe(filas)
      expect(await creada({ inmueble, recurso: 'SS' }), inmueble).toBe(filas)
      expect(await creada({ inmueble, recurso: 'AB' }), inmueble).toBe(0)
    }
    expect(await creada({ inmueble: '9005' })).toBe(0)
    const otro = novedad.inmuebles[1].id
    const baja = await test.call('DELETE', `/api/contribuyentes/inmueble/${otro}`, admin)
    expect(baja.statusCode, baja.body).toBeLessThan(300)
    expect(await creada({ inmueble: '90059' })).toBe(2)
  })

  it('for a load of the registry that was undone, also the items it had created', async () => {
    const nuevas = [0, 1].map((i) => ({
      ...{ NRO_INMUEBLE: 777_000_100 + i, RECURSO: 'AB', CALLE: 'Mitre' },
    }))
    const { id } = await reviewCargaDePrueba(test, admin, nuevas)
    await applyCargaDePrueba(test, admin, id)
    const deshacer = ok(await test.call('POST', `/api/padron/cargas/${id}/deshacer`, admin))
    await waitTrabajo(test, admin, deshacer.json().id)
    const rows = await search({ entidad: 'padron', inmueble: '777000101' })
    expect(rows.map(({ descripcion }) => descripcion.slice(0, 9))).toEqual([
      'Se deshiz',
      'Carga par',
    ])
    for (const row of rows) expect(row).toMatchObject({ inmueble: '777000101', otros: 1 })
  })

  it('for a package of the municipality: cases, and properties whose own data it changes', async () => {
    const bytes = await zipDePrueba({ inmuebles: [{ NRO_INMUEBLE: 777_000_200, CALLE: 'Sur' }] })
    expect((await loadPaqueteDePrueba(test, admin, bytes)).trabajo.estado).toBe('terminado')
    const [row] = await search({ inmueble: '777.000.200' })
    expect(row).toMatchObject({ inmueble: '777000200', recurso: '', otros: 0 })
  })

  it('for a reassignment of all the cases of a lawyer', async () => {
    const { rows: casos } = await test.open.pool.query(
      `select distinct tipo, imponible, recurso from deuda where legal = 'A05' and estado <> 'CANCELADA'`,
    )
    const nrodni = (
      await test.open.pool.query("select nrodni from abogado where codexterno = 'A05'")
    ).rows[0].nrodni
    ok(
      await test.call('POST', '/api/profesionales/reassignAbogado', admin, {
        nrodni,
        destino: 'A04',
      }),
    )
    const { imponible, recurso } = casos[0]
    const [row] = await search({ entidad: 'abogado', inmueble: String(imponible), recurso })
    expect(row).toMatchObject({ inmueble: String(imponible), recurso })
    expect(row?.otros).toBeGreaterThanOrEqual(casos.length - 1)
  })

  it('when an agreement changes its items, each row has the items of its moment', async () => {
    const take = createItemTaker(test, () => jefe)
    const antes = await take('A02', 'I')
    const despues = await take('A02', 'I')
    const alta = ok(
      await test.call(
        'POST',
        '/api/convenios',
        jefe,
        bodyOf(antes, antes.periodos.slice(0, 2), 'W2201'),
      ),
    )
    const { id: convenio, convenio: numero } = alta.json()
    const { cuotas_plan, planes } = bodyOf(despues, despues.periodos.slice(0, 2), 'W2201')
    ok(
      await test.call('POST', '/api/convenios/edit', jefe, {
        ...{ convenio, version: 1, cuotas_plan, planes },
      }),
    )
    ok(await test.call('POST', '/api/convenios/delete', jefe, { convenio }))
    const operaciones = async ({ i, r }: typeof antes) => {
      const filas = await search({ entidad: 'convenio', inmueble: String(i), recurso: r })
      for (const fila of filas) expect(fila).toMatchObject({ inmueble: String(i), recurso: r })
      return filas.flatMap(({ descripcion }) =>
        descripcion.includes(numero) ? [descripcion.split(' ')[0]] : [],
      )
    }
    expect(await operaciones(antes)).toEqual(['Edición', 'Alta'])
    expect(await operaciones(despues)).toEqual(['Eliminación', 'Edición'])
  })

  it('rows written before these items were kept are found by their things and values', async () => {
    const { pool } = test.open
    const dump = async () =>
      (
        await pool.query(
          `select i.*, h.operacion from historial_imponible i join historial h using (orden)
           order by orden, imponible, tipo, recurso`,
        )
      ).rows
    const kept = await dump()
    const [relleno = ''] = readFileSync('apps/api/drizzle/0043_historial_imponible.sql', 'utf8')
      .split('--> statement-breakpoint')
      .filter((sentencia) => sentencia.includes('insert into historial_imponible'))
    await pool.query('alter table historial_imponible disable trigger all')
    await pool.query('delete from historial_imponible')
    await pool.query(relleno)
    const filled = await dump()
    const dichas = new Set(filled.map((fila) => JSON.stringify(fila)))
    // The migration finds the properties or businesses of most older audit history rows. Two kinds of rows get none: an
    // undone import, whose properties no longer exist, and a data package, whose properties were not stored.
    const faltan = kept.filter((fila) => !dichas.has(JSON.stringify(fila)))
    expect(new Set(faltan.map(({ operacion }) => operacion))).toEqual(
      new Set(['carga-de-padron', 'deshacer-carga-de-padron', 'carga-de-paquete']),
    )
    expect(filled.length).toBeGreaterThan(20)
  })
})

it('a page of rows asks once for the items of all of them', async () => {
  const asked: string[] = []
  const { pool } = test.open
  const query = pool.query
  pool.query = ((...args: Parameters<typeof query>) => {
    asked.push(JSON.stringify(args[0]))
    return query.apply(pool, args)
  }) as typeof query
  try {
    expect((await search({})).length).toBeGreaterThan(5)
  } finally {
    pool.query = query
  }
  expect(asked.filter((text) => text.includes('from unnest('))).toHaveLength(1)
})
