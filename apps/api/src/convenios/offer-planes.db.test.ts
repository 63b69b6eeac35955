import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RADICACION } from '../../test/actuaciones.ts'
import { bodyOf, createItemTaker, cuotasDe, type ItemDePrueba } from '../../test/convenios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { municipioNoDisponible } from '../municipio/remoto/fallas.ts'

interface Plan {
  readonly plan: string
  readonly total: string
  readonly a_pagar: string
  readonly cuotas: readonly unknown[]
}

interface Comprobado {
  readonly ok: boolean
  readonly motivos: readonly { readonly campo: string; readonly mensaje: string }[]
  readonly resumen: {
    readonly a_pagar: string
    readonly planes: readonly Plan[]
    readonly pago: { readonly al_contado: string; readonly cuotas: readonly unknown[] } | null
  } | null
  readonly imponibles: readonly {
    readonly r: string
    readonly i: number
    readonly planes: readonly Plan[]
    readonly motivos: readonly { readonly mensaje: string }[]
  }[]
  readonly tope_de_cuotas: number
  readonly estado_propuesto: number | null
}

describe('the plans of every item of an agreement, in one answer', () => {
  let test: TestApp
  let jefe: string
  let a01: string
  let uno: ItemDePrueba
  let dos: ItemDePrueba

  beforeAll(async () => {
    test = await startTestApp()
    jefe = await test.login('20000002')
    a01 = await test.login('20000003')
    const take = createItemTaker(test, () => jefe)
    uno = await take('A01', 'I')
    dos = await take('A01', 'I')
  }, 60_000)
  afterAll(() => test.close())

  const post = (path: string, body: object) => test.call('POST', `/api${path}`, a01, body)
  const check = async (body: object): Promise<Comprobado> => {
    const answer = await post('/convenios/comprobar', body)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<Comprobado>()
  }
  const ambos = () => ({
    cuotas_plan: JSON.stringify([uno, dos].flatMap((item) => cuotasDe(item, item.periodos))),
    ofrecer: JSON.stringify([uno, dos].map(({ r, i }, n) => ({ r, i, c: n === 0 ? 9 : null }))),
  })

  it('are those that each would be answered on its own', async () => {
    const { imponibles, tope_de_cuotas } = await check(ambos())
    for (const [n, item] of [uno, dos].entries()) {
      const solo = await post('/convenios/simPlanPago', {
        cuotas_plan: JSON.stringify(cuotasDe(item, item.periodos)),
        cuotas: n === 0 ? 9 : null,
      })
      const [{ planes }] = solo.json<[{ planes: readonly Plan[] }]>()
      expect(imponibles[n]).toEqual({ r: item.r, i: item.i, planes, motivos: [] })
    }
    const abierto = (n: number) => imponibles[n]?.planes.find(({ plan }) => plan === 'ABLT')
    expect([abierto(0)?.cuotas.length, abierto(1)?.cuotas.length]).toEqual([9, tope_de_cuotas])
  })

  it('are answered before any is chosen, and the payment before the signer is known', async () => {
    const form = { ...ambos(), estado_id: 1, frmpg_id: 3, montopago: '1.00', cuotaspago: '2' }
    const sinPlan = await check(form)
    expect(sinPlan.resumen).toBeNull()
    expect(sinPlan.imponibles.every(({ planes }) => planes.length > 0)).toBe(true)
    const planes = JSON.stringify([uno, dos].map(({ r, i }) => ({ r, i, plan: 'W2201' })))
    const { ok, resumen } = await check({ ...form, planes })
    expect(ok).toBe(false)
    expect(resumen?.pago).toMatchObject({ al_contado: '1.00', cuotas: [{}, {}] })
    const demas = await check({ ...form, planes, montopago: '9999999.00' })
    expect(demas.motivos.map(({ campo }) => campo)).toContain('montopago')
  })

  it('an item that may not enter says why, and the other keeps its plans', async () => {
    const ajeno = { r: dos.r, i: dos.i, a: 1999, c: 1, t: '1.00' }
    const { imponibles } = await check({
      cuotas_plan: JSON.stringify([...cuotasDe(uno, uno.periodos), ajeno]),
      ofrecer: ambos().ofrecer,
    })
    expect(imponibles[0]?.planes).not.toEqual([])
    expect(imponibles[1]).toMatchObject({ planes: [], motivos: [{}] })
  })

  it('an item whose debt could not be read says so: it is no lack of plans, nor of debt', async () => {
    const { municipio } = test.services
    const deudaCC: typeof municipio.deudaCC = async (clave) => {
      if (clave.imponible === String(dos.i)) throw municipioNoDisponible()
      return municipio.deudaCC(clave)
    }
    Object.assign(test.services, { municipio: { ...municipio, deudaCC } })
    try {
      const planes = JSON.stringify([uno, dos].map(({ r, i }) => ({ r, i, plan: 'W2201' })))
      const { ok, resumen, motivos, imponibles } = await check({ ...ambos(), planes })
      expect(imponibles[0]?.planes).not.toEqual([])
      expect(imponibles[1]?.planes).toEqual([])
      const falla = `${dos.r} ${dos.i}: El servicio municipal no está disponible.`
      expect(imponibles[1]?.motivos[0]?.mensaje).toContain(falla)
      expect([ok, resumen]).toEqual([false, null])
      expect(motivos).toHaveLength(1)
      expect(motivos[0]?.mensaje).toContain(falla)
      const { ofrecer: _, ...sinOfrecer } = ambos()
      expect((await post('/convenios/comprobar', { ...sinOfrecer, planes })).statusCode).toBe(503)
    } finally {
      Object.assign(test.services, { municipio })
    }
  })

  it('of an agreement being edited are over its own periods, and it keeps its settlement', async () => {
    const created = await post('/convenios', bodyOf(dos, dos.periodos.slice(0, 2), 'W2201'))
    const { id } = created.json<{ id: number }>()
    const ofrecer = JSON.stringify([{ r: dos.r, i: dos.i }])
    const { resumen, imponibles } = await check({ convenio: id, estado_id: 1, ofrecer })
    expect(resumen?.planes.map(({ plan }) => plan)).toEqual(['W2201'])
    const unico = imponibles[0]?.planes.find(({ plan }) => plan === 'W2201')
    expect(unico?.a_pagar).toBe(resumen?.a_pagar)
    expect(imponibles[0]?.planes.length).toBeGreaterThan(1)
    const a02 = await test.login('20000004')
    const ajeno = { convenio: id, ofrecer }
    expect((await test.call('POST', '/api/convenios/comprobar', a02, ajeno)).statusCode).toBe(404)
  })

  it('come with the state that the case has: judicial once its court filing is recorded', async () => {
    const tres = await createItemTaker(test, () => jefe)('A01', 'I')
    const body = { cuotas_plan: JSON.stringify(cuotasDe(tres, tres.periodos)) }
    const { rows } = await test.open.pool.query<{ id: number; judicial: boolean }>(
      'select id, judicial from convenio_estado order by id',
    )
    const primero = (judicial: boolean) => rows.find((estado) => estado.judicial === judicial)?.id
    expect((await check({})).estado_propuesto).toBeNull()
    expect((await check(body)).estado_propuesto).toBe(primero(false))
    const radicada = await post('/actuaciones', {
      ...RADICACION,
      imponibles: [{ imponible: String(tres.i), recurso: tres.r }],
      otraRadicacion: '1',
    })
    expect(radicada.statusCode, radicada.body).toBe(200)
    expect((await check(body)).estado_propuesto).toBe(primero(true))
  })

  it('are asked for at most 50 items, and by known keys', async () => {
    const muchos = JSON.stringify(Array.from({ length: 51 }, (_, i) => ({ r: 'SS', i: i + 1 })))
    for (const ofrecer of [muchos, '[{"r":"SS","i":58,"plan":"ABLT"}]', '{', '[{"r":"SS"}]'])
      expect((await post('/convenios/comprobar', { ofrecer })).statusCode, ofrecer).toBe(400)
  })
})
