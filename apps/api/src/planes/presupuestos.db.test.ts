import { textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, createItemTaker, type ItemDePrueba } from '../../test/convenios.ts'
import { textoDePdf } from '../../test/libros.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

interface Plan {
  readonly plan: string
  readonly a_pagar: string
  readonly cuotas: readonly { readonly monto: string; readonly vencimiento: string }[]
}
interface Presupuestos {
  readonly total: string
  readonly planes: readonly {
    readonly plan: string
    readonly simulado: Plan | null
    readonly total: string | null
    readonly motivos: readonly { readonly mensaje: string }[]
  }[]
  readonly liquidacion: { readonly total: string } | null
  readonly periodos: readonly { readonly a: number; readonly c: number }[]
}
interface Comprobado {
  readonly estado_propuesto: number
  readonly resumen: { readonly liquidacion: object; readonly planes: readonly Plan[] } | null
}

let test: TestApp
let jefe: string
let a01: string
let take: () => Promise<ItemDePrueba>
beforeAll(async () => {
  test = await startTestApp()
  jefe = await test.login('20000002')
  a01 = await test.login('20000003')
  const taker = createItemTaker(test, () => jefe)
  take = () => taker('A01', 'I')
})
afterAll(() => test.close())

const post = (path: string, body: object) => test.call('POST', `/api${path}`, a01, body)
const ok = async <T>(path: string, body: object): Promise<T> => {
  const answer = await post(path, body)
  expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200)
  return answer.json<T>()
}
const pesos = (wire: string): string => {
  const [entero = '', decimales] = wire.split('.')
  return `${entero.replace(/\B(?=(\d{3})+$)/g, '.')},${decimales}`
}
const centavos = (wire: string | null | undefined): number => Number((wire ?? '').replace('.', ''))
const presupuestosDe = ({ r, i }: ItemDePrueba, more: object = {}) =>
  ok<Presupuestos>('/plandepago/presupuestos', { rec: r, imp: i, ...more })

it('each plan costs what the agreement with the same debt and plan costs, fees included (D183)', async () => {
  for (let n = 0; n < 4; n += 1) {
    const item = await take()
    const { planes, liquidacion, periodos } = await presupuestosDe(item)
    expect(planes).toHaveLength(8)
    const elegidos = item.periodos.filter(({ a, c }) =>
      periodos.some((uno) => uno.a === a && uno.c === c),
    )
    expect(elegidos).toHaveLength(periodos.length)
    for (const { plan, simulado, total, motivos } of planes) {
      if (simulado === null) {
        expect(motivos.length, plan).toBeGreaterThan(0)
        continue
      }
      const body = bodyOf(item, elegidos, plan, { fechaconf: '', estado_id: null })
      const { estado_propuesto } = await ok<Comprobado>('/convenios/comprobar', body)
      const { resumen } = await ok<Comprobado>('/convenios/comprobar', {
        ...body,
        estado_id: estado_propuesto,
      })
      expect(resumen?.liquidacion).toEqual(liquidacion)
      expect(resumen?.planes).toEqual([{ r: item.r, i: item.i, ...simulado }])
      expect(centavos(total)).toBe(centavos(simulado.a_pagar) + centavos(liquidacion?.total))
    }
  }
})

it('the requested advance and instalments reach only the plans that have them', async () => {
  const item = await take()
  const simples = await presupuestosDe(item)
  const conAnticipo = simples.planes.find(
    ({ simulado }) => simulado?.plan.startsWith('W220') && simulado.plan !== 'W2201',
  )
  const pedido = ((centavos(simples.total) * 0.4) / 100).toFixed(2)
  const otros = await presupuestosDe(item, { cuotas: 4, anticipo: pedido })
  const de = ({ planes }: Presupuestos, codigo: string) =>
    planes.find(({ plan }) => plan === codigo)
  expect(de(otros, 'ABLT')?.simulado?.cuotas).toHaveLength(4)
  expect(de(otros, conAnticipo?.plan ?? '')?.simulado).toMatchObject({ anticipo: pedido })
  expect(de(otros, 'W2201')).toEqual(de(simples, 'W2201'))
  const poco = await presupuestosDe(item, { anticipo: '0.01' })
  expect(de(poco, conAnticipo?.plan ?? '')).toMatchObject({
    simulado: null,
    total: null,
    motivos: [{ campo: 'anticipo', mensaje: expect.stringMatching(/^El anticipo debe ser de/) }],
  })
})

it('the printed budget has the same figures, says it has no legal force, its day and its author', async () => {
  const item = await take()
  const { planes, liquidacion } = await presupuestosDe(item)
  const elegido = planes.find(({ plan }) => plan === 'W2201')
  const answer = await post('/plandepago/presupuesto', { rec: item.r, imp: item.i, plan: 'W2201' })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-disposition']).toContain(
    `presupuesto_${item.r}_${item.i}_W2201.pdf`,
  )
  const texto = textoDePdf(answer.rawPayload).replace(/\s+/g, ' ')
  for (const wire of [elegido?.total, elegido?.simulado?.a_pagar, liquidacion?.total])
    expect(texto).toContain(pesos(wire ?? ''))
  for (const parte of [
    'PRESUPUESTO SIN VALOR LEGAL',
    'Los importes valen solo para el',
    'Hecho por',
    `Imponible ${item.i}`,
    'Página 1 de 1',
  ])
    expect(texto).toContain(parte)
})

const printDe = ({ r, i }: ItemDePrueba, elegidos: ItemDePrueba['periodos'], token: string) =>
  test.call('POST', '/api/plandepago/presupuesto', token, {
    ...{ rec: r, imp: i, plan: 'W2201' },
    jsdeuda: JSON.stringify(elegidos.map(({ a, c }) => ({ a, c }))),
  })

it('a period that an agreement has and a period of a second lawyer are in no printed budget, and the refusal says why', async () => {
  const item = await take()
  const [enConvenio, deOtro, propio] = item.periodos
  if (!enConvenio || !deOtro || !propio) throw new Error('faltan períodos')
  await ok('/convenios', bodyOf(item, [enConvenio], 'W2201'))
  const con = await printDe(item, [enConvenio, propio], a01)
  expect([con.statusCode, con.json().error.fields]).toEqual([
    422,
    [
      { field: 'jsdeuda', message: textos.planes.sinPresupuesto },
      { field: 'jsdeuda', message: expect.stringMatching(/ ya está en el convenio A01-\d+\.$/) },
    ],
  ])
  await test.services.db.execute(sql`update deuda set legal = 'A02' where recurso = ${item.r}
    and imponible = ${item.i} and anio = ${deOtro.a} and cuota = ${deOtro.c}`)
  const dos = await printDe(item, [propio, deOtro], jefe)
  expect([dos.statusCode, dos.json().error.fields]).toEqual([
    422,
    [
      { field: 'jsdeuda', message: textos.planes.sinPresupuesto },
      { field: 'jsdeuda', message: expect.stringMatching(/ está asignado al abogado A0\d\.$/) },
    ],
  ])
  for (const [quien, uno] of [
    [a01, propio],
    [jefe, deOtro],
  ] as const)
    expect((await printDe(item, [uno], quien)).statusCode).toBe(200)
})

it('without a fee table for the state there is no budget', async () => {
  const { r, i } = await take()
  await test.services.db.execute(
    sql`create table arancel_guardado as select * from convenio_arancel`,
  )
  await test.services.db.execute(sql`delete from convenio_arancel`)
  const answer = await post('/plandepago/presupuestos', { rec: r, imp: i })
  await test.services.db.execute(sql`insert into convenio_arancel select * from arancel_guardado`)
  expect([answer.statusCode, answer.json().error.fields]).toEqual([
    422,
    [{ field: 'jsdeuda', message: textos.planes.sinArancel }],
  ])
})

it('a plan that the debt cannot have, no debt and an item that does not exist are refused', async () => {
  const { r, i } = await take()
  const comercial = await post('/plandepago/presupuesto', { rec: r, imp: i, plan: 'SHANT_6' })
  expect(comercial.statusCode).toBe(422)
  expect(comercial.json().error.fields).toEqual([{ field: 'plan', message: 'Solo para comercios' }])
  for (const [path, plan] of [
    ['/plandepago/presupuestos', {}],
    ['/plandepago/presupuesto', { plan: 'W2201' }],
  ] as const) {
    const vacia = await post(path, { rec: r, imp: i, jsdeuda: '[]', ...plan })
    expect([vacia.statusCode, vacia.json().error.fields]).toMatchObject([
      422,
      [{ field: 'jsdeuda' }],
    ])
    const ninguno = await post(path, { rec: r, imp: 99_999_999, ...plan })
    expect(ninguno.statusCode).toBe(404)
  }
})
