import { expect, test } from 'vitest'
import { baseGuardada } from './base.ts'
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
