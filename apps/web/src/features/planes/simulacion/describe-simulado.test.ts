import { expect, test } from 'vitest'
import { describeSimulado } from './describe-simulado.ts'
import type { PlanSimuladoEnPantalla } from './presupuesto-de-plan.ts'

const simulado = (
  plan: PlanSimuladoEnPantalla['plan'],
  anticipo: string,
  numeros: readonly number[],
) =>
  describeSimulado({
    plan,
    nombre: '',
    cambiado_de: null,
    capital: '100.00',
    interes: '0.00',
    total: '100.00',
    descuento: '0.00',
    financiacion: '0.00',
    tasa: null,
    anticipo,
    a_pagar: '100.00',
    origen_de_vencimientos: '',
    cuotas: numeros.map((cuota) => ({
      cuota,
      capital: '0.00',
      interes: '0.00',
      monto: '0.00',
      vencimiento: '2026-12-10',
    })),
  })

test.each([
  ['W2201', '0.00', [1], 'W2201: total a pagar $\u00a0100,00, 1 cuota'],
  ['W2112', '0.00', [1, 2, 3], 'W2112: total a pagar $\u00a0100,00, 3 cuotas'],
  [
    'W2200',
    '30.00',
    [0, 1, 2, 3],
    'W2200: total a pagar $\u00a0100,00, anticipo de $\u00a030,00 y 3 cuotas',
  ],
] as const)('%s with %s of advance reads well', (plan, anticipo, numeros, texto) => {
  expect(simulado(plan, anticipo, numeros)).toBe(texto)
})
