import { describe, expect, test } from 'vitest'
import { baseGuardada, baseNueva, claveDeBorrador } from './base.ts'
import type { PeriodoDeFicha } from './periodos.ts'
import type { Convenio } from './valores.ts'

type Plan = Convenio['convenio_convpp'][number]

const conPlan = (plan: Partial<Plan>): Convenio =>
  ({
    convenio_convpp: [{ r: 'SS', i: 58, cuotas: [], ...plan } as Partial<Plan> as Plan],
    convenio_convppcuotas: [],
    otgastos: '0.00',
    montopago: '0.00',
  }) as Partial<Convenio> as Convenio

test.each([
  ['W2203', '30.00', '30.00', ''],
  ['W2200', '45.50', '30.00', '45,50'],
  ['ABLT', '0.00', '0.00', ''],
])('%s with an advance of %s, at least %s, is loaded as «%s»', (plan, anticipo, minimo, leido) => {
  const guardado = conPlan({ plan, anticipo, anticipo_minimo: minimo })
  expect(baseGuardada(guardado).rest.items).toMatchObject([{ plan, anticipo: leido }])
})

test('a draft for one debt does not come back for another, nor for an empty new agreement', () => {
  const claves = [
    claveDeBorrador('1', undefined, undefined),
    claveDeBorrador('1', undefined, { clase: 'inmueble', imponible: '58', recurso: 'SS' }),
    claveDeBorrador('1', undefined, { clase: 'inmueble', imponible: '58', recurso: 'AB' }),
    claveDeBorrador('1', undefined, { clase: 'comercio', imponible: '58' }),
    claveDeBorrador('1', { id: 58 }, undefined),
    claveDeBorrador('2', { id: 58 }, undefined),
  ]
  expect(new Set(claves).size).toBe(claves.length)
  // No number of a property is given, so the form opens without debt. A person has only one draft of a new payment
  // agreement without debt.
  expect(claveDeBorrador('1', undefined, { clase: 'inmueble' })).toBe(claves[0])
})

describe('a new agreement opened from a debt', () => {
  const impedido: PeriodoDeFicha = {
    a: 2026,
    c: 3,
    capital: '80.00',
    interes: '20.00',
    total: '100.00',
    legal: 'A01',
    titulos: [],
    vencimiento: null,
    impedimento: 'El período SS 58 2026/3 ya está en un plan de pago.',
    afuera: { codigo: 'en-plan', mensaje: 'El período SS 58 2026/3 ya está en un plan de pago.' },
  }
  const libre = { ...impedido, c: 4, impedimento: '', afuera: null }
  const deOtro: PeriodoDeFicha = {
    ...libre,
    c: 5,
    legal: 'A02',
    afuera: { codigo: 'de-otro-abogado', mensaje: 'De A02.' },
  }

  test.each([
    ['all it owes: what is taken when nobody chooses', 'todos', [4]],
    ['periods by name: those that can enter', [3, 5].map((c) => ({ a: 2026, c })), [5]],
    ['none', undefined, []],
  ] as const)('asked for with %s starts with it', (_, periodos, esperados) => {
    const base = baseNueva(
      {
        clase: 'inmueble',
        imponible: '58',
        recurso: 'SS',
        ...(periodos === undefined ? {} : { periodos }),
        plan: { codigo: 'ABLT', cuotas: '9', anticipo: '' },
      },
      [impedido, libre, deOtro],
    )
    expect(base.rest.items).toMatchObject([{ r: 'SS', i: 58, plan: 'ABLT', cuotas: '9' }])
    expect(base.rest.items[0]?.periodos.map(({ c }) => c)).toEqual(esperados)
  })
})
