import { expect, test } from 'vitest'
import { type Cuota, resumeCuotas, sumColumna } from './resume-cuotas.ts'

const cuota = (
  CUOTA: number,
  MONTO: string,
  ESTADO: Cuota['ESTADO'],
  FECHA_COBRANZA: string | null = null,
): Cuota => ({
  CUOTA,
  MONTO_CAPITAL: MONTO,
  MONTO_INTERES: '0.00',
  MONTO,
  FECHA_VTO: '2026-10-10',
  INT_COBRANZA: null,
  FECHA_COBRANZA,
  TIPO_COMPROB: '',
  NRO_COMPROB: '',
  FRM_FECHA: '10/10/2026',
  ESTADO,
})

const CUOTAS = [
  cuota(0, '100.10', 'COBRADA', '2026-08-01'),
  cuota(1, '50.20', 'VENCIDA'),
  cuota(2, '50.20', 'VIGENTE', '2026-11-01'),
  cuota(3, '50.25', 'VIGENTE'),
]

test('each instalment is paid, overdue or to come; one paid early is paid (D38)', () => {
  expect(resumeCuotas(CUOTAS)).toEqual({
    pagadas: { cuotas: 2, monto: 15030 },
    vencidas: { cuotas: 1, monto: 5020 },
    porVencer: { cuotas: 1, monto: 5025 },
  })
})

test('a plan without quotas has come nowhere', () => {
  const nada = { cuotas: 0, monto: 0 }
  expect(resumeCuotas([])).toEqual({ pagadas: nada, vencidas: nada, porVencer: nada })
})

test('totals are exact, and missing when an amount is', () => {
  expect(sumColumna(CUOTAS, 'MONTO')).toBe(25075)
  expect(sumColumna(CUOTAS, 'INT_COBRANZA')).toBeNull()
})
