import { describe, expect, test } from 'vitest'
import { cuotasMostradas, faltasDePlan, readCondicionesEscritas } from './condiciones.ts'

const leer = (cambios: Partial<Parameters<typeof readCondicionesEscritas>[0]>) =>
  readCondicionesEscritas({ cuotas: null, anticipo: null, ...cambios })

describe('the typed conditions of the plans', () => {
  test.each([
    [{}, { cuotas: null, anticipo: null }],
    [{ cuotas: ' 6 ' }, { cuotas: 6, anticipo: null }],
    [{ cuotas: '99999999' }, { cuotas: 99_999_999, anticipo: null }],
    [{ cuotas: '9'.repeat(400) }, { cuotas: Number.MAX_SAFE_INTEGER, anticipo: null }],
    [{ cuotas: '' }, { cuotas: null, anticipo: null }],
    [{ anticipo: '1.234,50' }, { cuotas: null, anticipo: '1234.50' }],
    [{ anticipo: '' }, { cuotas: null, anticipo: null }],
  ] as const)('%j asks for %j', (cambios, pedido) => {
    expect(leer(cambios)).toEqual({ pedido, faltas: {} })
  })

  test.each([
    [{ cuotas: '0' }, 'cuotas'],
    [{ cuotas: '3,5' }, 'cuotas'],
    [{ anticipo: '1.234' }, 'anticipo'],
    [{ anticipo: '-5' }, 'anticipo'],
  ] as const)('%j is explained under %s, and not asked for', (cambios, campo) => {
    const { pedido, faltas } = leer(cambios)
    expect(Object.keys(faltas)).toEqual([campo])
    expect(pedido).toEqual({ cuotas: null, anticipo: null })
  })

  test('a wrong value counts only for the plans that have its field', () => {
    const faltas = { cuotas: 'uno', anticipo: 'otro' }
    expect(faltasDePlan('ABLT', faltas)).toEqual({ cuotas: 'uno' })
    expect(faltasDePlan('W2203', faltas)).toEqual({ anticipo: 'otro' })
    expect(faltasDePlan('W2112', faltas)).toEqual({})
  })
})

test.each([
  [null, undefined, '15', false],
  [null, 12, '12', false],
  ['16', undefined, '16', false],
  [null, 15, '15', false],
  ['15', 15, '15', false],
  ['16', 15, '15', true],
  ['9'.repeat(400), 15, '15', true],
  ['', 15, '', false],
  ['x', 15, 'x', false],
])('%j instalments with a cap of %j are shown as %j', (cuotas, tope, texto, forzado) => {
  expect(cuotasMostradas(cuotas, tope)).toEqual({ texto, forzado })
})
