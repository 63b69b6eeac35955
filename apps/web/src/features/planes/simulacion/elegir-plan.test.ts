import { CODIGOS_DE_PLAN, type CodigoDePlan } from '@apremia/core'
import { expect, test } from 'vitest'
import { elegirPlan, type PresupuestoDePlan, planesPosibles } from './elegir-plan.ts'

const SIMULADO = {} as PresupuestoDePlan['simulado']

const presupuesto = (
  plan: CodigoDePlan,
  simulado: PresupuestoDePlan['simulado'],
  campo = 'plan',
): PresupuestoDePlan => ({
  ...{ plan, simulado, nombre: '', total: null },
  motivos: simulado === null ? [{ codigo: 'x', campo, mensaje: 'no' }] : [],
})

const planes = (...posibles: readonly CodigoDePlan[]) =>
  CODIGOS_DE_PLAN.map((plan) => presupuesto(plan, posibles.includes(plan) ? SIMULADO : null))

test('the plans that the debt may have are side by side, and one stopped by a typed advance stays', () => {
  const cortos = planes('ABLT', 'W2112', 'W2200')
  expect(planesPosibles(cortos).map(({ plan }) => plan)).toEqual(['ABLT', 'W2112', 'W2200'])
  const parado = [presupuesto('W2200', null, 'anticipo'), presupuesto('SHANT_6', null)]
  expect(planesPosibles(parado).map(({ plan }) => plan)).toEqual(['W2200'])
})

test.each([
  [null, 'ABLT'],
  ['W2112', 'W2112'],
  ['W2113', 'W2112'],
  ['W2203', 'W2200'],
  ['SHANT_6', 'ABLT'],
] as const)('with %s chosen and the short plans possible, %s is shown', (elegido, esperado) => {
  const posibles = planesPosibles(planes('ABLT', 'W2112', 'W2200'))
  expect(elegirPlan(posibles, elegido)?.plan).toBe(esperado)
})

test('without a possible plan nothing is shown', () => {
  expect(elegirPlan([], 'W2112')).toBeUndefined()
})
