import { afterAll, beforeAll, expect } from 'vitest'
import { bodyOf, createItemTaker, type ItemDePrueba } from './convenios.ts'
import { DNIS } from './dnis.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export type PersonaDeConvenios = keyof typeof DNIS

interface Cargo {
  readonly base: string
  readonly monto: string
}

export interface ConvenioLeido {
  readonly version: number
  readonly convenio: string
  readonly codexterno: string
  readonly frm_dni: string
  readonly frm_loc: string
  readonly fc_confirma: string | null
  readonly documento: string
  readonly estporc: string
  readonly total: string
  readonly a_pagar: string
  readonly liquidacion: {
    readonly honorarios: string
    readonly gasto_fijo: string
    readonly otros_gastos: string
    readonly tope: { readonly porcentaje: string; readonly recorte: string } | null
    readonly total: string
    readonly sobre_deuda: Cargo
    readonly iva: Cargo
    readonly aportes: Cargo
    readonly tasa_de_justicia: Cargo
    readonly sobretasa: Cargo
    readonly bono: string | null
    readonly anticipo: string | null
  }
  readonly convenio_convppcuotas: readonly {
    readonly capital: string
    readonly interes: string
    readonly total: string
  }[]
  readonly convenio_convpp: readonly {
    readonly a_pagar: string
    readonly financiacion: string
    readonly cuotas: readonly { readonly monto: string }[]
  }[]
}

export const centavosDe = (texto: string): number => Number(texto.replace('.', ''))

export const sum = (textos: readonly string[]): number =>
  textos.reduce((total, texto) => total + centavosDe(texto), 0)

export const codeOf = (response: { readonly body: string }): string | undefined =>
  (JSON.parse(response.body) as { error?: { code: string } }).error?.code

/** @param readEnv returns the environment variables of the product, and is called when the tests start */
export const useConvenios = (readEnv: () => Readonly<Record<string, string>> = () => ({})) => {
  let app: TestApp | undefined
  let take: ReturnType<typeof createItemTaker> | undefined
  const tokens = new Map<PersonaDeConvenios, string>()
  const test = (): TestApp => {
    if (app === undefined) throw new Error('El producto no arrancó')
    return app
  }

  beforeAll(async () => {
    app = await startTestApp({ env: readEnv() })
    take = createItemTaker(app, () => tokens.get('jefe') ?? '')
    for (const [persona, dni] of Object.entries(DNIS))
      tokens.set(persona as PersonaDeConvenios, await app.login(dni))
  }, 60_000)
  afterAll(() => app?.close())

  const call = (
    persona: PersonaDeConvenios,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ) => test().call(method, `/api${path}`, tokens.get(persona), body)

  const ok = async <T>(...args: Parameters<typeof call>): Promise<T> => {
    const response = await call(...args)
    expect(response.statusCode, response.body).toBe(200)
    return response.json<T>()
  }

  return {
    app: test,
    tokenDe: (persona: PersonaDeConvenios): string => tokens.get(persona) ?? '',
    call,
    ok,
    query: async <T>(text: string): Promise<T[]> =>
      (await test().open.pool.query(text)).rows as T[],
    takeItem: (abogado: string, tipo: 'I' | 'C'): Promise<ItemDePrueba> => {
      if (take === undefined) throw new Error('El producto no arrancó')
      return take(abogado, tipo)
    },
    create: async (
      persona: PersonaDeConvenios,
      item: ItemDePrueba,
      more: object = {},
    ): Promise<number> => {
      const plan = item.clase === 'comercio' ? 'SHANT_6' : 'W2201'
      const body = bodyOf(item, item.periodos.slice(0, 2), plan, more)
      return (await ok<{ id: number }>(persona, 'POST', '/convenios', body)).id
    },
    detalleDe: (persona: PersonaDeConvenios, id: number) =>
      ok<ConvenioLeido>(persona, 'GET', `/convenios/${id}`),
    remove: (persona: PersonaDeConvenios, convenio: number) =>
      call(persona, 'POST', '/convenios/delete', { convenio }),
  }
}
