import { expect, test } from 'vitest'
import { lineasDeLiquidacion } from './lineas-de-liquidacion.ts'

const cargo = { base: '1000.00', porcentaje: '10', monto: '100.00' }
const LIQUIDACION = {
  ...{ estado: 'Extrajudicial', judicial: false, sobre_deuda: cargo, gasto_fijo: '5.00' },
  ...{ otros_gastos: '0.00', tope: null, honorarios: '105.00', iva: cargo, aportes: cargo },
  nombre_de_aportes: 'Aportes',
  ...{ bono: null, anticipo: null },
  ...{ tasa_de_justicia: cargo, sobretasa: cargo, total: '305.00' },
}

test('a cap on the fees is a line of its own, and without one nobody reads of it', () => {
  const nombres = (lineas: ReturnType<typeof lineasDeLiquidacion>) =>
    lineas.map(({ nombre }) => nombre)
  expect(nombres(lineasDeLiquidacion(LIQUIDACION, undefined))).not.toContain('Tope de honorarios')
  const conTope = lineasDeLiquidacion(
    { ...LIQUIDACION, tope: { porcentaje: '7.50', recorte: '30.00' }, honorarios: '75.00' },
    undefined,
  )
  expect(conTope[2]).toEqual({
    nombre: 'Tope de honorarios',
    monto: '−$\u00a030,00',
    como: 'Honorarios y gasto fijo, hasta el 7,5 % de la deuda',
  })
  expect(conTope[4]?.como).toBe('Suma de los anteriores')
})

test('the fixed amounts of a lawsuit are lines between the surcharge and the total', () => {
  const lineas = lineasDeLiquidacion(
    { ...LIQUIDACION, judicial: true, bono: '15.00', anticipo: '25.50' },
    undefined,
  )
  expect(lineas.slice(-3).map(({ nombre, monto }) => `${nombre} ${monto}`)).toEqual([
    'Bono Ley 8480 $\u00a015,00',
    'Anticipo previsional $\u00a025,50',
    'Total de honorarios y gastos $\u00a0305,00',
  ])
  expect(lineas.at(-1)?.como).toBe('Honorarios y los renglones que siguen')
})
