import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CuotasTable } from './cuotas-table.tsx'
import type { Cuota } from './resume-cuotas.ts'

const cuota = (cambios: Partial<Cuota>): Cuota => ({
  CUOTA: 1,
  MONTO_CAPITAL: '80.00',
  MONTO_INTERES: '20.10',
  MONTO: '100.10',
  FECHA_VTO: '2026-12-10',
  INT_COBRANZA: '0.00',
  FECHA_COBRANZA: null,
  TIPO_COMPROB: '',
  NRO_COMPROB: '',
  FRM_FECHA: '10/12/2026',
  ESTADO: 'VIGENTE',
  ...cambios,
})

const textsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' '))

afterEach(cleanup)

test('shows the advance, instalments paid early, and a dash for unknown data', () => {
  render(
    <CuotasTable
      cuotas={[
        cuota({
          CUOTA: 0,
          ESTADO: 'COBRADA',
          FECHA_COBRANZA: '2026-09-05',
          TIPO_COMPROB: 'RC',
          NRO_COMPROB: '77',
        }),
        cuota({ FECHA_COBRANZA: '2026-11-20' }),
        cuota({
          CUOTA: 2,
          ESTADO: 'VENCIDA',
          MONTO_CAPITAL: null,
          MONTO_INTERES: null,
          INT_COBRANZA: null,
          FRM_FECHA: '',
        }),
      ]}
    />,
  )
  const [, anticipo, temprana, vencida, totales] = within(screen.getByRole('table')).getAllByRole(
    'row',
  )
  expect(textsOf(anticipo)).toEqual([
    ...['Anticipo', 'COBRADA', '10/12/2026', '$ 80,00', '$ 20,10', '$ 100,10', '$ 0,00'],
    ...['05/09/2026', 'RC 77'],
  ])
  expect(textsOf(temprana)[1]).toBe('VIGENTEpagada 20/11/2026')
  expect(textsOf(vencida)).toEqual(['2', 'VENCIDA', '—', '—', '—', '$ 100,10', '—', '—', '—'])
  expect(textsOf(totales)).toEqual(['Total', '', '', '—', '—', '$ 300,30', '—', '', ''])
})
