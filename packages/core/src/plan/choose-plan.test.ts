import { expect, it } from 'vitest'
import { findPlanesPosibles } from './choose-plan.ts'

const refused = (...campos: readonly string[]) =>
  ({ plan: 'ABLT', simulado: null, motivos: campos.map((campo) => ({ campo })) }) as const

it('a refused plan is offered only when the person can correct every reason in the form', () => {
  const both = refused('cuotas', 'plan')
  const one = refused('cuotas')
  const wrong = refused('plan')
  expect(findPlanesPosibles([both, one, wrong])).toEqual([one])
})
