import { cambia, contract } from '@apremia/api-client'
import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { pedirCartas } from '../../test/cartas.ts'
import { libroBasico, readLibro, upload } from '../../test/libros.ts'
import { PARES_DE_CONTRATO, pedidoConPar } from '../../test/pares-de-contrato.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

/** Where a request that is refused would have left something. */
const TABLAS = ['carta_lote', 'actuacion', 'registro', 'novedad', 'convenio', 'titulo'] as const

const PARES = PARES_DE_CONTRATO.map((par) => [`${par.call} ${par.camino.join('.')}`, par] as const)

describe.each(['own registry', 'municipal host'])('item and resource over the %s', (modo) => {
  let test: TestApp
  let anfitrion: Anfitrion | undefined
  let admin: string
  let jefe: string
  let antes: readonly number[]
  /** A business whose number is a property's too, with debt in management. */
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
    // Some calls are the head lawyer's alone.
    const answer = deAdmin.statusCode === 403 ? await test.call(method, url, jefe, body) : deAdmin
    return { status: answer.statusCode, body: answer.body }
  }

  it('is looked at in every call that takes both', () => {
    expect(new Set(PARES_DE_CONTRATO.map(({ call }) => call)).size).toBeGreaterThan(25)
  })

  it.each(PARES)('of two kinds are refused by %s, with both named (D175)', async (_name, par) => {
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
    // The right pair may be enough to write.
    if (cambia(contract[par.call])) return
    expect((await como('inmueble', 'AB')).body).not.toContain('se pidió como')
    if (par.clase === 'fija') return
    expect((await como('comercio', comercio.recurso)).body).not.toContain('se pidió como')
  })

  it('nothing was written by what was refused', async () => {
    expect(await countFilas()).toEqual(antes)
  })

  it('of two kinds make no letter, also without what is missing', async () => {
    const answer = await pedirCartas(test, admin, [comercio], { omitir: '1' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.message).toContain(
      `El recurso ${comercio.recurso} es de comercios y el imponible ${comercio.imponible} se pidió como inmueble`,
    )
    const { rows } = await test.open.pool.query('select ultimo from carta_contador')
    expect(rows).toEqual([{ ultimo: 0 }])
  })

  it('of two kinds are refused in the list of who is asked for a radication', async () => {
    const data = JSON.stringify([{ ...comercio, clase: 'inmueble' }])
    for (const camino of ['check-radicacion', 'buscar-radicacion']) {
      const answer = await test.call('POST', `/api/actuaciones/${camino}`, admin, { data })
      expect(answer.statusCode).toBe(400)
      expect(answer.body).toContain('se pidió como inmueble')
    }
  })

  it('of two kinds enter no agreement', async () => {
    const cuotas_plan = JSON.stringify([
      { r: comercio.recurso, i: comercio.imponible, a: 2024, c: 1 },
    ])
    const body = { clase: 'inmueble', cuotas_plan }
    const answer = await test.call('POST', '/api/convenios/simPlanPago', jefe, body)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).toContain(
      `quite los de comercio (${comercio.recurso} ${comercio.imponible})`,
    )
  })

  it('of two kinds are no title', async () => {
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
  })
})
