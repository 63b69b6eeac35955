import { CODIGOS_DE_PLAN, type CodigoDePlan, TIPOS_DE_PLAN } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { type PlanDeFicha, planParaGuardar, readAnticipo, resolvePlan } from './planes.ts'
import { itemDe } from './seleccion.ts'

const cuota = (n: number) => ({
  cuota: n,
  capital: '10.00',
  interes: '0.00',
  monto: '10.00',
  vencimiento: '2026-12-10',
})

const plan = (codigo: CodigoDePlan, cuotas = 3): PlanDeFicha => ({
  plan: codigo,
  nombre: TIPOS_DE_PLAN[codigo].nombre,
  cambiado_de: null,
  capital: '80.00',
  interes: '20.00',
  total: '100.00',
  descuento: '0.00',
  financiacion: '0.00',
  tasa: null,
  anticipo: TIPOS_DE_PLAN[codigo].anticipo ? '30.00' : '0.00',
  a_pagar: '100.00',
  origen_de_vencimientos: '',
  cuotas: Array.from({ length: cuotas }, (_, n) => cuota(n + 1)),
})

describe('the plan that holds', () => {
  const debajo = [plan('ABLT'), plan('W2112'), plan('W2201'), plan('W2200')]
  const encima = [plan('ABLT'), plan('W2113'), plan('W2201'), plan('W2203')]

  test('is the one asked for while its debt may have it', () => {
    expect(resolvePlan('W2200', debajo)).toEqual({ plan: debajo[3], cambiadoDe: null })
    expect(resolvePlan(null, debajo)).toBeUndefined()
    expect(resolvePlan('ABLT', [])).toBeUndefined()
  })

  test.each([
    ['W2203', 'W2200', debajo],
    ['W2113', 'W2112', debajo],
    ['W2200', 'W2203', encima],
    ['W2112', 'W2113', encima],
  ] as const)('%s becomes %s on the other side of the threshold', (pedido, queda, ofrecidos) => {
    const vigente = resolvePlan(pedido, ofrecidos)
    expect(vigente?.plan.plan).toBe(queda)
    expect(vigente?.cambiadoDe).toBe(pedido)
  })
})

describe('the advance', () => {
  const { anticipo, total } = plan('W2200')

  test.each([
    ['', null],
    ['30', 3_000],
    ['99,99', 9_999],
  ])('«%s» is taken', (tecleado, monto) => {
    expect(readAnticipo(tecleado, { anticipo, total })).toEqual({ monto })
  })

  test.each(['29,99', '100', '1.234', 'x', '-40'])(
    '«%s» is refused with its reason',
    (tecleado) => {
      const { monto, error } = readAnticipo(tecleado, { anticipo, total })
      expect(monto).toBeNull()
      expect(error).not.toBe('')
      expect(error).toBeDefined()
    },
  )
})

describe('the entry sent for a plan', () => {
  test('carries its open instalments, its advance where it has one, and the amount shown', () => {
    const item = { ...itemDe('SS', 58), anticipo: '45,50' }
    const sent = CODIGOS_DE_PLAN.map((codigo) =>
      planParaGuardar(item, { plan: plan(codigo, 6), cambiadoDe: null }),
    )
    expect(sent.filter((pedido) => 'c' in pedido).map((pedido) => [pedido.plan, pedido.c])).toEqual(
      [['ABLT', 6]],
    )
    expect(sent.filter((pedido) => 'anticipo' in pedido)).toEqual([
      { r: 'SS', i: 58, plan: 'W2200', m: '100.00', anticipo: '45.50' },
      { r: 'SS', i: 58, plan: 'W2203', m: '100.00', anticipo: '45.50' },
    ])
  })
})
