import { type CallName, cambia, contract, type Entry, prefixOf } from '@apremia/api-client'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker, FORM } from '../../test/convenios.ts'
import { filasTitulables, libroBasico, readLibro, upload } from '../../test/libros.ts'
import { PARES_DE_CONTRATO, pedidoConPar } from '../../test/pares-de-contrato.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

const TABLAS = ['carta_lote', 'actuacion', 'registro', 'novedad', 'convenio', 'titulo'] as const

const PARES = PARES_DE_CONTRATO.map((par) => [`${par.call} ${par.camino.join('.')}`, par] as const)

const takes = (campo: string) =>
  (Object.keys(contract) as CallName[]).filter((name) => {
    const { body }: Entry = contract[name]
    return body !== undefined && 'fields' in body && Object.hasOwn(body.fields as object, campo)
  })
const DE_CONVENIO = takes('cuotas_plan')
const CON_PLANES = takes('planes')

describe.each(['own registry', 'municipal host'])('item and resource over the %s', (modo) => {
  let test: TestApp
  let anfitrion: Anfitrion | undefined
  let admin: string
  let jefe: string
  let antes: readonly number[]
  let comercio: { imponible: string; recurso: string }

  beforeAll(async () => {
    test = await startTestApp()
    admin = await test.login('20000001')
    jefe = await test.login('20000002')
    const { rows } = await test.open.pool.query(
      `select d.imponible::text, d.recurso from deuda d join inmueble i on i.nro_inmueble = d.imponible
       where d.tipo = 'C' and d.estado = 'PENDIENTE' and d.legal <> '' order by d.imponible limit 1`,
    )
    comercio = rows[0]
    if (modo === 'municipal host') {
      anfitrion = await startAnfitrionDemo()
      askAnfitrion(test, anfitrion)
    }
    antes = await countFilas()
  })
  afterAll(async () => {
    await test.close()
    await anfitrion?.close()
  })

  const countFilas = () =>
    Promise.all(
      TABLAS.map(async (tabla) => {
        const { rows } = await test.open.pool.query(`select count(*)::int as n from ${tabla}`)
        return rows[0].n as number
      }),
    )

  const refusals = async (
    par: (typeof PARES)[number][1],
    pair: Parameters<typeof pedidoConPar>[1],
  ) => {
    const { method, url, body } = pedidoConPar(par, pair)
    const deAdmin = await test.call(method, url, admin, body)
    // Some calls are forbidden to the administrator and allowed to the head lawyer. After a 403 the call is repeated as
    // the head lawyer.
    const answer = deAdmin.statusCode === 403 ? await test.call(method, url, jefe, body) : deAdmin
    return { status: answer.statusCode, body: answer.body }
  }

  it('is looked at in every call that takes both', () => {
    expect(new Set(PARES_DE_CONTRATO.map(({ call }) => call)).size).toBeGreaterThan(25)
  })

  it.each(PARES)(
    'are refused by %s when they are of two kinds, with both named (D175)',
    async (_name, par) => {
      const como = (clase: string, recurso: string) =>
        refusals(par, { clase, recurso, imponible: comercio.imponible })
      const mal = await como('inmueble', comercio.recurso)
      expect(mal.status).toBe(400)
      const mensajes = (JSON.parse(mal.body).error.fields as { message: string }[]).map(
        ({ message }) => message,
      )
      const [dicho = ''] = mensajes.filter((uno) => uno.includes('se pidió como'))
      expect(dicho).toContain(`recurso ${comercio.recurso}`)
      expect(dicho).toContain(`imponible ${comercio.imponible}`)
      if (par.clase !== 'fija')
        expect((await como('comercio', 'AB')).body).toContain('se pidió como comercio')
      // The next requests are valid, so a call that changes data would really change them. The test therefore sends
      // them only to calls that write nothing.
      if (cambia(contract[par.call])) return
      expect((await como('inmueble', 'AB')).body).not.toContain('se pidió como')
      if (par.clase === 'fija') return
      expect((await como('comercio', comercio.recurso)).body).not.toContain('se pidió como')
    },
  )

  it('the refused requests wrote nothing', async () => {
    expect(await countFilas()).toEqual(antes)
  })

  it('make no letter when they are of two kinds, also with data missing', async () => {
    const answer = await pedirCartas(test, admin, [comercio], { omitir: '1' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.message).toContain(
      `El recurso ${comercio.recurso} es de comercios y el imponible ${comercio.imponible} se pidió como inmueble`,
    )
    const { rows } = await test.open.pool.query('select ultimo from carta_contador')
    expect(rows).toEqual([{ ultimo: 0 }])
  })

  it('are refused by the questions about radications when they are of two kinds', async () => {
    const data = JSON.stringify([{ ...comercio, clase: 'inmueble' }])
    for (const camino of ['check-radicacion', 'buscar-radicacion']) {
      const answer = await test.call('POST', `/api/actuaciones/${camino}`, admin, { data })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('se pidió como inmueble')
    }
  })

  const countConvenios = async () =>
    (await test.open.pool.query('select count(*)::int as n, max(version) as version from convenio'))
      .rows

  const pedirConvenio = async (name: CallName, datos: object) => {
    const { rows } = await test.open.pool.query(
      `select c.id, c.id::text as convenio, c.version from convenio c where c.activo and c.fc_confirma is null
         and not exists (select from convenio_plan p where p.convenio_id = c.id and p.tipo = 'C')
       order by c.id limit 1`,
    )
    const entry: Entry = contract[name]
    const campos = Object.keys((entry.body as { readonly fields: object }).fields)
    const todos = Object.entries({ ...FORM, ...rows[0], clase: 'inmueble', ...datos })
    const body = Object.fromEntries(todos.filter(([campo]) => campos.includes(campo)))
    return test.call(entry.method, `${prefixOf(entry)}${entry.path}`, jefe, body)
  }

  it('are checked in all the calls that choose periods of agreements', () => {
    expect(DE_CONVENIO).toEqual(
      expect.arrayContaining(['simPlanPago', 'checkConvenio', 'createConvenio', 'editConvenio']),
    )
  })

  it.each(DE_CONVENIO)(
    'enter no agreement by %s when they are of two kinds (D175)',
    async (name) => {
      const { imponible: i, recurso: r } = comercio
      const antes = await countConvenios()
      const answer = await pedirConvenio(name, {
        cuotas_plan: JSON.stringify([{ r, i, a: 2024, c: 1 }]),
        planes: JSON.stringify([{ r, i, plan: 'W2201' }]),
      })
      if (answer.statusCode === 200) expect(answer.json().ok).toBe(false)
      else expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).toContain(`quite los de comercio (${r} ${i})`)
      expect(await countConvenios()).toEqual(antes)
    },
  )

  it.each(CON_PLANES)('nor in the plans of right periods, by %s', async (name) => {
    const item = await createItemTaker(test, () => jefe)('A02', 'I')
    const { imponible: i, recurso: r } = comercio
    const antes = await countConvenios()
    const answer = await pedirConvenio(name, {
      ...bodyOf(item, item.periodos.slice(0, 1), 'W2201'),
      planes: JSON.stringify([{ r, i, plan: 'W2201' }]),
    })
    if (answer.statusCode === 200) expect(answer.json().ok, answer.body).toBe(false)
    else expect(answer.statusCode, answer.body).toBeLessThan(500)
    expect(await countConvenios()).toEqual(antes)
  })

  it('are no action of a workbook when they are of two kinds', async () => {
    const { rows } = await test.open.pool.query(
      `select nro_inmueble as n from inmueble i where not exists (
         select from comercio c where c.nro_comercio = i.nro_inmueble) limit 1`,
    )
    const sheet = XLSX.utils.json_to_sheet([
      { IMPONIBLE: rows[0].n, RECURSO: comercio.recurso, FECHA: '19/11/2026', TIPO: 10 },
    ])
    const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' })
    const answer = await upload(
      test,
      '/api/actuaciones/planilla',
      jefe,
      {},
      { name: 'a.xlsx', bytes },
    )
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().error.errores).toMatchObject([{ fila: 2 }])
  })

  it('are no title when they are of two kinds', async () => {
    const fila = [Number(comercio.imponible), comercio.recurso, 'A01'] as const
    const bytes = libroBasico([fila])
    const answer = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      { category: 'inmueble' },
      { name: 'b.xlsx', bytes },
    )
    expect(JSON.stringify(readLibro(answer.rawPayload))).toContain('es de comercio')
    const generar = (category: string, libro: Buffer) =>
      upload(
        test,
        '/api/creaciontitulos/generatetitles',
        admin,
        { category, startTitleNumber: '1' },
        { name: 'l.xlsx', bytes: libro },
      )
    for (const category of ['inmueble', 'comercio']) {
      const titulos = await generar(category, answer.rawPayload)
      expect(titulos.statusCode, titulos.body.slice(0, 300)).toBeGreaterThanOrEqual(400)
      expect(titulos.statusCode).toBeLessThan(500)
    }
    const [buena] = await filasTitulables(test, 1)
    const procesada = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      admin,
      { category: 'inmueble' },
      { name: 'b.xlsx', bytes: libroBasico(buena ? [buena] : []) },
    )
    const cambiada = await generar('comercio', procesada.rawPayload)
    expect(cambiada.statusCode, cambiada.body.slice(0, 300)).toBeGreaterThanOrEqual(400)
    expect(cambiada.statusCode).toBeLessThan(500)
    expect((await test.open.pool.query('select 1 from titulo')).rows).toEqual([])
  })
})
