import { expect, type Page } from '@playwright/test'
import { createApi } from './api.ts'
import type { Municipio } from './municipio.ts'
import type { Producto } from './producto.ts'
import { type PersonaDeDemo, tokenDe } from './test.ts'

export interface Plan {
  readonly NRO_PLAN: number
  readonly TIPO: 'I' | 'C'
  readonly NRO_IMPONIBLE: number
  readonly RECURSO: string
  readonly APYNOM: string
  readonly PLAN: string
  readonly FECHA: string
  readonly ESTADO: string
  readonly CUOTAS: number
  readonly TOTAL: string
  readonly LEGAL: string
}

export interface Cuota {
  readonly CUOTA: number
  readonly MONTO: string
  readonly MONTO_CAPITAL: string
  readonly FRM_FECHA: string
  readonly FECHA_COBRANZA: string | null
  readonly ESTADO: 'COBRADA' | 'VENCIDA' | 'VIGENTE'
}

export const PLANES = '/planes-de-pago'

export const centavos = (wire: string): number => Number(wire.replace('.', ''))

export const pesos = (wire: string): string =>
  `$\u00a0${(centavos(wire) / 100).toLocaleString('es-AR', { minimumFractionDigits: 2 })}`

export const fecha = (iso: string): string => iso.split('-').reverse().join('/')

export const totalDe = (n: number): string => `TOTAL: ${n.toLocaleString('es-AR')} resultados`

export const planesDe = (
  municipio: Municipio,
  data: Readonly<Record<string, string>>,
  query?: Readonly<Record<string, string>>,
) => municipio.buscar<Plan>('/cobrojud/planFiltro', data, query)

export const openPlanes = (page: Page) => {
  const tabla = page.getByRole('grid', { name: 'Planes de Pago', exact: true })
  const simulacion = page.getByRole('dialog', { name: 'Simular plan de pago' })
  return {
    campo: (label: string) => page.locator('form').getByLabel(label, { exact: true }),
    buscar: page.getByRole('button', { name: 'BUSCAR' }),
    tabla,
    filas: tabla.locator('tbody > tr'),
    total: page.getByText(/^TOTAL: /),
    verPlan: ({ NRO_PLAN }: Plan) =>
      page.getByRole('button', { name: `Ver el plan ${NRO_PLAN}`, exact: true }),
    vista: ({ NRO_PLAN }: Plan) => page.getByRole('dialog', { name: `Plan de pago ${NRO_PLAN}` }),
    simular: page.getByRole('button', { name: 'Simular plan de pago', exact: true }),
    simulacion,
    todos: simulacion.getByRole('checkbox', { name: /^Todos los que entran en un convenio/ }),
    tipo: (codigo: string) =>
      simulacion.getByRole('radio', { name: new RegExp(`^${codigo}(?!\\w)`) }),
    /**
     * List items of the payment plans that the simulation does not offer for the chosen debt. Each item names a plan
     * and gives the reason.
     */
    otros: simulacion.locator('.sim-others li'),
    tarjeta: (codigo: string) =>
      simulacion.locator('.sim-card').filter({
        has: page.getByRole('radio', { name: new RegExp(`^${codigo}(?!\\w)`) }),
      }),
    resultado: simulacion.getByRole('region', { name: 'Resultado de la simulación' }),
    anticipo: simulacion.getByRole('textbox', { name: 'Anticipo' }),
    cuotas: simulacion.getByRole('textbox', { name: 'Cantidad de cuotas' }),
  }
}

/**
 * Opens the simulation of a payment plan after the list has loaded, because the list moves the button when it loads.
 */
export const abrirSimulacion = async (page: Page): Promise<void> => {
  const { simular, simulacion } = openPlanes(page)
  await expect(page.getByText(/^(TOTAL: |No hay resultados con estos filtros)/)).toBeVisible()
  await simular.click()
  await expect(simulacion).toBeVisible()
}

export const textsOf = (
  tabla: ReturnType<Page['getByRole']>,
  de: 'tbody' | 'tfoot',
): Promise<string[][]> =>
  tabla
    .locator(`${de} > tr`)
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
      ),
    )

export const plain = (text: string): string => text.replace(/\s+/g, ' ')

export const createPlandepago = async (producto: Producto, persona: PersonaDeDemo) => {
  const api = createApi(producto.url, await tokenDe(producto, persona))
  return {
    cuotas: async (plan: number): Promise<readonly Cuota[]> => {
      const answer = await api.post('/plandepago', { plan })
      return ((await answer.json()) as { cuotas: readonly Cuota[] }).cuotas
    },
    simular: (body: object) => api.post('/plandepago/simDataPlanPago', body),
  }
}
