import { describe, expect, it } from 'vitest'
import type { Detalle } from '../convenio.ts'
import { estadoAplicado } from './estado-aplicado.ts'

const EXTRAJUDICIAL = {
  id: 1,
  nombre: 'Extrajudicial',
  porcentual: '10.00',
  gastofijo: '5.00',
  jus: '45000.00',
  judicial: false,
  vigente_desde: '2026-01-01',
}

const convenio = (total: string, gasto_fijo: string, porcentaje = '10.00') => ({
  estado_id: 1,
  total,
  liquidacion: {
    gasto_fijo,
    sobre_deuda: { base: total, porcentaje, monto: '0.00' },
  } as Detalle['liquidacion'],
})

describe('estadoAplicado', () => {
  it('is the row in force while it gives what the agreement keeps', () => {
    expect(estadoAplicado(convenio('120906.43', '604.53'), [EXTRAJUDICIAL])).toBe(EXTRAJUDICIAL)
    expect(estadoAplicado(convenio('90000000.00', '45000.00'), [EXTRAJUDICIAL])).toBe(EXTRAJUDICIAL)
  })

  it('is none once the fees changed, or the state is no more', () => {
    expect(estadoAplicado(convenio('120906.43', '700.00'), [EXTRAJUDICIAL])).toBeUndefined()
    expect(
      estadoAplicado(convenio('120906.43', '604.53', '12.00'), [EXTRAJUDICIAL]),
    ).toBeUndefined()
    expect(estadoAplicado(convenio('120906.43', '604.53'), [])).toBeUndefined()
  })
})
