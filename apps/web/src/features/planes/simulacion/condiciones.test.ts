import { describe, expect, test } from 'vitest'
import { cuotasMostradas, readCondicionesEscritas } from './condiciones.ts'

const leer = (cambios: Partial<Parameters<typeof readCondicionesEscritas>[0]>) =>
  readCondicionesEscritas({ plan: 'ABLT', cuotas: null, anticipo: null, ...cambios })

describe('the typed conditions of a plan', () => {
  test.each([
    [{}, { cuotas: null, anticipo: null }],
    [{ cuotas: ' 6 ' }, { cuotas: 6, anticipo: null }],
    [{ cuotas: '99999999' }, { cuotas: 99_999_999, anticipo: null }],
    [{ cuotas: '9'.repeat(400) }, { cuotas: Number.MAX_SAFE_INTEGER, anticipo: null }],
    [{ cuotas: '' }, { cuotas: null, anticipo: null }],
    [
      { plan: 'W2112', cuotas: 'x' },
      { cuotas: null, anticipo: null },
    ],
    [
      { plan: 'W2200', anticipo: '1.234,50' },
      { cuotas: null, anticipo: '1234.50' },
    ],
    [
      { plan: 'W2203', anticipo: '' },
      { cuotas: null, anticipo: null },
    ],
    [
      { plan: 'ABLT', anticipo: 'x' },
      { cuotas: null, anticipo: null },
    ],
  ] as const)('%j asks for %j', (cambios, pedido) => {
    expect(leer(cambios)).toEqual({ ok: true, pedido })
  })

  test.each([
    [{ cuotas: '0' }, 'cuotas'],
    [{ cuotas: '3,5' }, 'cuotas'],
    [{ plan: 'W2200', anticipo: '1.234' }, 'anticipo'],
    [{ plan: 'W2200', anticipo: '-5' }, 'anticipo'],
  ] as const)('%j is explained under %s', (cambios, campo) => {
    const lectura = leer(cambios)
    expect(lectura.ok ? [] : Object.keys(lectura.faltas)).toEqual([campo])
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
