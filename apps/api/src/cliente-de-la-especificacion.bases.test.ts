import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, createItemTaker, FORM, type ItemDePrueba } from '../test/convenios.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

/**
 * A client is written by somebody who read only the specification. The tests of this file send what it sends: the exact
 * payloads of S1 §3 and §7.
 */
let test: TestApp
let admin: string
let a01: string
let take: ReturnType<typeof createItemTaker>
beforeAll(async () => {
  test = await startTestApp()
  const jefe = await test.login('20000002')
  admin = await test.login('20000001')
  a01 = await test.login('20000003')
  take = createItemTaker(test, () => jefe)
})
afterAll(() => test.close())

const post = (path: string, body: object, token = a01) =>
  test.call('POST', `/api${path}`, token, body)

const ok = async (answer: ReturnType<typeof post>) => {
  const response = await answer
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

const refusal = async (answer: ReturnType<typeof post>) => {
  const response = await answer
  return { status: response.statusCode, message: String(response.json().error?.message) }
}

const cuotasDe = ({ r, i, periodos }: ItemDePrueba, cuantas = 2) =>
  JSON.stringify(
    periodos.slice(0, cuantas).map(({ a, c }) => ({ imponible: i, recurso: r, anio: a, cuota: c })),
  )

describe('cuotas_plan', () => {
  it('with its long names simulates, settles and creates', async () => {
    const item = await take('A01', 'I')
    const cuotas_plan = cuotasDe(item)
    const [simulado] = await ok(post('/convenios/simPlanPago', { cuotas_plan }))
    expect(simulado).toMatchObject({ r: item.r, i: item.i })
    const planes = JSON.stringify([{ r: item.r, i: item.i, plan: 'W2201' }])
    const settled = await ok(post('/convenios/comprobar', { ...FORM, cuotas_plan, planes }))
    expect(settled).toMatchObject({ ok: true, resumen: { total: simulado.total } })
    const { id } = await ok(post('/convenios', { ...FORM, cuotas_plan, planes }))
    const { convenio_convppcuotas } = (await test.call('GET', `/api/convenios/${id}`, a01)).json()
    expect(convenio_convppcuotas).toHaveLength(2)
  })

  it('with its short names too (S1 §3, selected instalment); not with both', async () => {
    const item = await take('A01', 'I')
    const [uno] = item.periodos
    const cortas = [{ r: item.r, i: item.i, a: uno?.a, c: uno?.c }]
    await ok(post('/convenios/simPlanPago', { cuotas_plan: JSON.stringify(cortas) }))
    const dobles = JSON.stringify([{ ...cortas[0], imponible: item.i + 1 }])
    expect(await refusal(post('/convenios/simPlanPago', { cuotas_plan: dobles }))).toEqual({
      status: 400,
      message: 'cuotas_plan dice dos veces «imponible».',
    })
  })

  it('jsdeuda takes either', async () => {
    const { r, i, periodos } = await take('A01', 'I')
    const largas = periodos.map(({ a, c }) => ({ anio: a, cuota: c }))
    const cortas = periodos.map(({ a, c }) => ({ a, c }))
    const simulate = (jsdeuda: object) =>
      ok(
        post('/plandepago/simDataPlanPago', {
          rec: r,
          imp: i,
          cuotas: 6,
          plan: 'W2201',
          jsdeuda: JSON.stringify(jsdeuda),
        }),
      )
    expect(await simulate(largas)).toEqual(await simulate(cortas))
  })
})

describe('planes', () => {
  const conPlan = async (mas: object) => {
    const item = await take('A01', 'I')
    const planes = JSON.stringify([{ r: item.r, i: item.i, plan: 'W2200', ...mas }])
    return { item, cuerpo: bodyOf(item, item.periodos.slice(0, 2), 'W2200', { planes }) }
  }

  it.each(['ant', 'advance', 'cuotas'])(
    'refuses the unknown key «%s» by its name',
    async (clave) => {
      const { cuerpo } = await conPlan({ [clave]: '45.50' })
      for (const path of ['/convenios/comprobar', '/convenios']) {
        const { status, message } = await refusal(post(path, cuerpo))
        expect([status, message]).toEqual([400, expect.stringContaining(`no lleva «${clave}»`)])
      }
    },
  )

  it('accepts the keys of S1 §3 that the server decides, and does not read them', async () => {
    const { item, cuerpo } = await conPlan({ i50: 'x', cnt: 'PAZ', estado_retiro: 1, c: null })
    const { id } = await ok(post('/convenios', cuerpo))
    const { convenio_convpp } = (await test.call('GET', `/api/convenios/${id}`, a01)).json()
    expect(convenio_convpp).toMatchObject([{ r: item.r, i: item.i, i50: 'x' }])
    expect(convenio_convpp[0].cnt).not.toBe('PAZ')
  })

  it('the advance has the name it has in the simulation, and is the one that is kept', async () => {
    const item = await take('A01', 'I')
    const periodos = item.periodos.slice(0, 2)
    const pedido = { rec: item.r, imp: item.i, plan: 'W2200' }
    const jsdeuda = JSON.stringify(periodos.map(({ a, c }) => ({ a, c })))
    const simulate = (anticipo: string | null) =>
      ok(post('/plandepago/simDataPlanPago', { ...pedido, jsdeuda, anticipo }))
    const minimo = await simulate(null)
    const anticipo = (Number(minimo.anticipo) + 10).toFixed(2)
    const simulado = await simulate(anticipo)
    const planes = JSON.stringify([{ r: item.r, i: item.i, plan: simulado.plan, anticipo }])
    const { id } = await ok(post('/convenios', bodyOf(item, periodos, 'W2200', { planes })))
    const { convenio_convpp } = (await test.call('GET', `/api/convenios/${id}`, a01)).json()
    expect(convenio_convpp).toMatchObject([{ anticipo, a_pagar: simulado.a_pagar }])
  })
})

describe('cuotaspago', () => {
  it('above 15 becomes 15, and the answer gives the new number (D36)', async () => {
    const item = await take('A01', 'I')
    const [uno, dos] = item.periodos
    if (!uno || !dos) throw new Error('faltan períodos')
    const cuerpo = bodyOf(item, [uno], 'W2201', { frmpg_id: 2, cuotaspago: 20 })
    const settled = await ok(post('/convenios/comprobar', cuerpo))
    expect(settled.ok).toBe(true)
    expect(settled.resumen.pago.cuotas).toHaveLength(15)
    const creado = await ok(post('/convenios', cuerpo))
    expect(creado).toMatchObject({ ok: true, cuotaspago: 15 })
    const edicion = { convenio: creado.id, version: 1, cuotaspago: '99' }
    const { convenio } = await ok(post('/convenios/edit', edicion))
    expect(convenio.cuotaspago).toBe(15)
  })
})

describe('editAbogado', () => {
  const last = async () => {
    const { rows } = await test.open.pool.query(
      'select descripcion, antes, despues from historial order by orden desc limit 1',
    )
    return rows[0]
  }

  it('without a version the last edit wins, and the history records it', async () => {
    const edit = (body: object) =>
      ok(post('/profesionales/editAbogado', { nrodni: '20000004', ...body }, admin))
    const antes = (await edit({ te: '4421000' })).abogado
    await edit({ te: '4421001', version: antes.version })
    expect((await last()).descripcion).not.toContain('Sin versión')
    const { abogado } = await edit({ te: '4421002' })
    expect(abogado).toMatchObject({ te: '4421002', version: antes.version + 2 })
    const fila = await last()
    expect(fila.descripcion).toContain('Sin versión')
    expect([JSON.parse(fila.antes), JSON.parse(fila.despues)]).toEqual([
      { te: '4421001' },
      { te: '4421002' },
    ])
  })

  it('with an old version the edit is refused', async () => {
    const viejo = { nrodni: '20000004', te: '4421003', version: 1 }
    expect((await post('/profesionales/editAbogado', viejo, admin)).statusCode).toBe(409)
  })
})
