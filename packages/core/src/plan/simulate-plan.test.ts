import { describe, expect, it } from 'vitest'
import { centavos } from '../dinero/centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { FILAS_INICIALES } from '../parametro/filas-iniciales.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { parametrosDePlan } from './parametros-de-plan.ts'
import { anticipoAPedir, simulatePlan } from './simulate-plan.ts'
import type { CodigoDePlan } from './tipos-de-plan.ts'

const FIRMA = fecha('2026-11-30')
const parametros = parametrosDePlan(FILAS_INICIALES, FIRMA)

const simulate = (plan: CodigoDePlan, pesos: number, anticipo: number | null = null) =>
  simulatePlan({
    ...{ plan, clase: 'inmueble', cuotas: null, firma: FIRMA, parametros },
    recursos: CATALOGO_INICIAL,
    lineas: [{ recurso: 'SS', capital: centavos(pesos * 100), interes: centavos(0) }],
    anticipo: anticipo === null ? null : centavos(anticipo * 100),
  })

describe('the stored advance payment', () => {
  it.each([
    [101, 100, 101],
    [100, 100, null],
    [99, 100, null],
  ])('%i is asked again over a minimum of %i: %s', (guardado, minimo, pedido) => {
    expect(anticipoAPedir(centavos(guardado), centavos(minimo))).toBe(pedido)
  })
})

describe('the plan that applies', () => {
  it('tells which plan it replaces, and nothing when it is the requested one', () => {
    expect(simulate('W2203', 1000)).toMatchObject({ valor: { plan: 'W2200', cambiadoDe: 'W2203' } })
    expect(simulate('W2200', 1000)).toMatchObject({ valor: { plan: 'W2200', cambiadoDe: null } })
  })
})

describe('the explanation', () => {
  it('has what the plan was computed from', () => {
    expect(simulate('W2200', 1000, 500).porque).toMatchObject({
      regla: 'plan/simular',
      entradas: { plan: 'W2200', capital: '1.000,00', interes: '0,00', anticipo: '500,00' },
      valor: '1.000,00',
    })
    expect(simulate('W2200', 1000).porque.entradas).toMatchObject({ anticipo: null })
  })

  it('has no result when the plan is refused', () => {
    expect(simulate('W2200', 0)).toMatchObject({ ok: false, porque: { valor: null } })
  })
})
