import type { Anfitrion } from '@apremia/fixtures/municipio-anfitrion'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnfitrion, startAnfitrionDemo } from '../../test/anfitrion-municipal.ts'
import { bodyOf, createItemTaker, type ItemDePrueba } from '../../test/convenios.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'

interface Periodo {
  readonly a: number
  readonly c: number
  readonly total: string | null
  readonly afuera: { readonly codigo: string; readonly mensaje: string } | null
}

type Clave = Pick<ItemDePrueba, 'r' | 'i'>

let test: TestApp
const tokens: Record<'admin' | 'jefe' | 'a01', string> = { admin: '', jefe: '', a01: '' }

const ask = async <T>(answer: ReturnType<TestApp['call']>): Promise<T> => {
  const response = await answer
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json<T>()
}

const itemsDe = async (abogado: string) => {
  const todos = await ask<{ TIPO: string; IMPONIBLE: number; RECURSO: string }[]>(
    test.call('GET', `/municipio/recImpxAbog?abogado=${abogado}&porPagina=200`, tokens.jefe),
  )
  return (['I', 'C'] as const).flatMap((tipo) =>
    todos.filter(({ TIPO }) => TIPO === tipo).slice(0, 6),
  )
}

const periodosDe = ({ r, i }: Clave, token: string) =>
  ask<{ periodos: Periodo[] }>(
    test.call('GET', `/api/convenios/periodos?imponible=${i}&recurso=${r}`, token),
  ).then(({ periodos }) => periodos)

const simular = ({ r, i }: Clave, token: string, plan: string, more: object = {}) =>
  test.call('POST', '/api/plandepago/simDataPlanPago', token, { rec: r, imp: i, plan, ...more })

const MODOS = ['own registry', 'municipal service'] as const

describe.each(MODOS)('the same debt simulated alone and in an agreement, %s (D183)', (modo) => {
  let anfitrion: Anfitrion | undefined
  beforeAll(async () => {
    test = await startTestApp()
    tokens.admin = await test.login('20000001')
    tokens.jefe = await test.login('20000002')
    tokens.a01 = await test.login('20000003')
    if (modo === 'municipal service') {
      anfitrion = await startAnfitrionDemo()
      askAnfitrion(test, anfitrion)
    }
  })
  afterAll(async () => {
    await test.close()
    await anfitrion?.close()
  })

  it.each([
    ['A01', 'a01'],
    ['A02', 'admin'],
    ['A03', 'jefe'],
  ] as const)('every item of %s costs %s the same in both', async (abogado, quien) => {
    const token = tokens[quien]
    let conDeuda = 0
    for (const { TIPO, IMPONIBLE: i, RECURSO: r } of await itemsDe(abogado)) {
      const periodos = await periodosDe({ r, i }, token)
      const dentro = periodos.filter(({ afuera }) => afuera === null)
      if (dentro.length === 0) continue
      const clase = TIPO === 'C' ? 'comercio' : 'inmueble'
      const cuotas_plan = JSON.stringify(dentro.map(({ a, c, total: t }) => ({ r, i, a, c, t })))
      const enConvenio = await test.call('POST', '/api/convenios/simPlanPago', token, {
        clase,
        cuotas_plan,
      })
      const [{ planes, total }] =
        enConvenio.json<[{ planes: { plan: string; a_pagar: string }[]; total: string }]>()
      const elegido = planes[conDeuda % planes.length]
      if (elegido === undefined) continue
      const simulado = await ask<{ total: string; a_pagar: string; afuera: Periodo[] }>(
        simular({ r, i }, token, elegido.plan),
      )
      expect([simulado.total, simulado.a_pagar], `${r} ${i} ${elegido.plan}`).toEqual([
        total,
        elegido.a_pagar,
      ])
      expect(simulado.afuera.map(({ a, c }) => `${a}/${c}`)).toEqual(
        periodos.filter(({ afuera }) => afuera).map(({ a, c }) => `${a}/${c}`),
      )
      conDeuda += 1
    }
    expect(conDeuda).toBeGreaterThan(5)
  })

  it('lists the periods left out, and why', async () => {
    const take = createItemTaker(test, () => tokens.jefe)
    const item = await take('A01', 'I')
    const [uno] = item.periodos
    if (!uno) throw new Error('faltan períodos')
    await ask(test.call('POST', '/api/convenios', tokens.a01, bodyOf(item, [uno], 'W2201')))
    const simulado = await ask<{
      periodos: Periodo[]
      afuera: { a: number; c: number; porque: { codigo: string; mensaje: string } }[]
    }>(simular(item, tokens.a01, 'W2201'))
    const mirado = simulado.afuera.find(({ a, c }) => a === uno.a && c === uno.c)
    expect(mirado?.porque.codigo).toBe('en-convenio')
    expect(mirado?.porque.mensaje).toMatch(/ ya está en el convenio A01-\d+\.$/)
    expect(simulado.periodos).not.toContainEqual(expect.objectContaining({ a: uno.a, c: uno.c }))
  })

  it('with chosen periods, says which an agreement would take', async () => {
    for (const { IMPONIBLE: i, RECURSO: r } of await itemsDe('A01')) {
      const periodos = await periodosDe({ r, i }, tokens.a01)
      const fuera = periodos.find(({ afuera }) => afuera?.codigo === 'fuera-de-gestion')
      const dentro = periodos.find(({ afuera }) => afuera === null)
      if (!fuera || !dentro) continue
      const jsdeuda = JSON.stringify([fuera, dentro].map(({ a, c }) => ({ a, c })))
      const answer = await simular({ r, i }, tokens.a01, 'W2112', { jsdeuda })
      if (answer.statusCode !== 200) continue
      expect(answer.json()).toMatchObject({
        periodos: [{ a: dentro.a, c: dentro.c, total: dentro.total }],
        afuera: [{ a: fuera.a, c: fuera.c, porque: { codigo: 'fuera-de-gestion' } }],
      })
      return
    }
    throw new Error('Ningún imponible tiene deuda dentro y fuera de gestión')
  })

  it('an empty selection is nothing to simulate (S1 §5)', async () => {
    const item = await createItemTaker(test, () => tokens.jefe)('A01', 'I')
    const answer = await simular(item, tokens.a01, 'W2112', { jsdeuda: '[]' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.message).toBe(
      'Debe seleccionar un monto de la deuda para simular un plan de pago.',
    )
  })
})
