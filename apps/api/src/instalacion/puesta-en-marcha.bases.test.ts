import { CLAVES_PROPUESTAS, type ClaveDePunto, type EstadoDePunto } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intimables, pedirCartas } from '../../test/cartas.ts'
import { bodyOf, createItemTaker } from '../../test/convenios.ts'
import { filasTitulables, libroBasico, upload } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
const tokens: Record<'admin' | 'jefe' | 'a02', string> = { admin: '', jefe: '', a02: '' }
beforeAll(async () => {
  test = await startTestApp()
  tokens.admin = await test.login('20000001')
  tokens.jefe = await test.login('20000002')
  tokens.a02 = await test.login('20000004')
})
afterAll(() => test.close())

interface Punto {
  readonly clave: ClaveDePunto
  readonly estado: EstadoDePunto
  readonly detalle: string
  readonly propuestas: readonly { readonly clave: string; readonly valor: string }[]
}

const revisar = async () => {
  const answer = await test.call('GET', '/api/instalacion/puesta-en-marcha', tokens.admin)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ hechas: number; total: number; puntos: readonly Punto[] }>()
}

const faltantes = async (token: string) =>
  (await test.call('GET', '/api/instalacion/faltantes', token)).json<{ clave: string }[]>()

const aceptar = (claves: readonly string[]) =>
  test.call('POST', '/api/instalacion/propuestas', tokens.admin, { claves })

const forget = () =>
  test.open.pool.query('delete from parametro where clave = any($1)', [[...CLAVES_PROPUESTAS]])

describe('an installation that works', () => {
  it('lacks nothing, and no screen waits for data', async () => {
    const { hechas, total, puntos } = await revisar()
    expect(hechas).toBe(total)
    expect(puntos.find(({ clave }) => clave === 'deuda')?.detalle).toMatch(/^Importes al \d\d\//)
    expect(await faltantes(tokens.a02)).toEqual([])
  })
})

describe('figures that nobody accepted (O7)', () => {
  beforeAll(forget)

  it('are shown to an administrator; anybody else sees only that they are missing', async () => {
    const { hechas, total, puntos } = await revisar()
    expect(total - hechas).toBe(4)
    const honorarios = puntos.find(({ clave }) => clave === 'honorarios')
    expect(honorarios).toMatchObject({
      estado: 'por-aceptar',
      detalle: '4 valores propuestos, sin aceptar.',
    })
    expect(honorarios?.propuestas[0]).toEqual({
      ...{ clave: 'honorarios.iva', nombre: 'IVA', valor: '21' },
    })
    const claves = (await faltantes(tokens.a02)).map(({ clave }) => clave)
    expect(claves).toEqual(['normas', 'planes', 'honorarios', 'plazos'])
  })

  it('simulate no plan, make no agreement, no letter and no title, and say where they are accepted', async () => {
    const item = await createItemTaker(test, () => tokens.jefe)('A02', 'I')
    const { r, i, periodos } = item
    const refusals = {
      plan: await test.call('POST', '/api/plandepago/simDataPlanPago', tokens.a02, {
        ...{ rec: r, imp: i, plan: 'W2201' },
      }),
      convenio: await test.call(
        'POST',
        '/api/convenios',
        tokens.a02,
        bodyOf(item, periodos.slice(0, 1), 'W2201'),
      ),
      cartas: await pedirCartas(test, tokens.a02, await intimables(test, 'A02', 1)),
    }
    for (const [que, answer] of Object.entries(refusals)) {
      expect(answer.statusCode, `${que}: ${answer.body}`).toBeGreaterThanOrEqual(400)
      expect(answer.json().error.message, que).toContain('apremia instalacion aceptar')
    }
    const bytes = libroBasico(await filasTitulables(test, 1))
    const procesada = await upload(
      test,
      '/api/creaciontitulos/generatexls',
      tokens.admin,
      { category: 'inmueble' },
      { name: 'b.xlsx', bytes },
    )
    const titulos = await upload(
      test,
      '/api/creaciontitulos/generatetitles',
      tokens.admin,
      { category: 'inmueble', startTitleNumber: '1' },
      { name: 'p.xlsx', bytes: procesada.rawPayload },
    )
    expect(titulos.statusCode).toBe(422)
    expect(titulos.json().error.message).toContain('«apremia instalacion aceptar normas»')
  })

  it('reveal nothing about an item of another person', async () => {
    const item = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
    const body = { rec: item.r, imp: item.i, plan: 'W2201' }
    const de = (imp: number) =>
      test.call('POST', '/api/plandepago/simDataPlanPago', tokens.a02, { ...body, imp })
    const ajeno = await de(item.i)
    const nadie = await de(99_999_999)
    expect(nadie.statusCode).toBe(404)
    expect(ajeno.json().error.message).not.toContain(String(item.periodos[0]?.total))
  })

  it('are in force from the day of acceptance, one by one, with the name of the person', async () => {
    const answer = await aceptar(['honorarios.iva', 'honorarios.iva'])
    expect(answer.json()).toEqual({
      vigenteDesde: '2026-11-20',
      aceptadas: [{ clave: 'honorarios.iva', nombre: 'IVA', valor: '21' }],
    })
    expect((await aceptar(['honorarios.iva'])).json().aceptadas).toEqual([])
    const { rows } = await test.open.pool.query(
      "select dni, descripcion, despues from historial where operacion = 'accept-propuestas'",
    )
    expect(rows).toEqual([
      {
        dni: '20000001',
        descripcion: 'Aceptación de los valores propuestos: IVA.',
        despues: expect.stringContaining('"honorarios.iva":"21"'),
      },
    ])
  })

  it('are decided too by who puts another value, or the very same one', async () => {
    const poner = (clave: string, valor: string) =>
      test.call('POST', '/api/parametros', tokens.admin, { clave, valor })
    expect((await poner('honorarios.aportes', '5')).json()).toMatchObject({ cambia: true })
    expect((await poner('honorarios.sobretasa', '10')).json()).toMatchObject({ cambia: true })
    const { puntos } = await revisar()
    const { propuestas } = puntos.find(({ clave }) => clave === 'honorarios') as Punto
    expect(propuestas.map(({ clave }) => clave)).toEqual(['honorarios.tasaDeJusticia'])
  })

  it('are no more, and all is done again', async () => {
    await aceptar(CLAVES_PROPUESTAS)
    const { hechas, total } = await revisar()
    expect(hechas).toBe(total)
    const item = await createItemTaker(test, () => tokens.jefe)('A02', 'I')
    const body = { rec: item.r, imp: item.i, plan: 'W2201' }
    const plan = await test.call('POST', '/api/plandepago/simDataPlanPago', tokens.a02, body)
    expect(plan.statusCode, plan.body).toBe(200)
  })

  it.each([[[]], [['municipio.cargo']], [['otra.cosa']]])('are not %j', async (claves) => {
    expect((await aceptar(claves)).statusCode).toBe(400)
  })
})
