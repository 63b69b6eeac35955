import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCentavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { FILAS_INICIALES } from '../parametro/filas-iniciales.ts'
import { parsePorcentaje } from '../parametro/porcentaje.ts'
import { parametrosDePlan } from '../plan/parametros-de-plan.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { corridas } from '../testing/corridas.ts'
import { compareOpciones } from './compare-opciones.ts'

const HOY = fecha('2026-11-20')
const PORCENTUAL = parsePorcentaje('10.00')
if (PORCENTUAL === undefined) throw new Error('Porcentaje')
const ESTADO = {
  ...{ id: 1, nombre: 'Extrajudicial', judicial: false, estporc: '10.00', porcentual: PORCENTUAL },
  ...{ estgasto: '5.00', gastofijo: { numerador: 5n, denominador: 100n }, jus: null },
}

const deuda = fc.record({
  imponible: fc.constantFrom('58', '60', '61'),
  importe: fc.integer({ min: 1, max: 90_000_000 }),
})

test('the instalments of every option, each as many times as it is paid, add up to what is paid to the municipality', () => {
  fc.assert(
    fc.property(
      fc.array(deuda, { minLength: 1, maxLength: 6 }),
      fc.option(fc.integer({ min: 1, max: 20 })),
      fc.boolean(),
      (deudas, cuotas, comercio) => {
        const opciones = compareOpciones({
          clase: comercio ? 'comercio' : 'inmueble',
          periodos: deudas.map(({ imponible, importe }, i) => ({
            ...{ recurso: comercio ? 'SE' : 'SS', imponible, anio: 2024, cuota: i + 1 },
            ...{ legal: 'A01', capital: centavos(importe), interes: centavos(0) },
            total: centavos(importe),
          })),
          cuotas,
          firma: HOY,
          parametros: parametrosDePlan(FILAS_INICIALES, HOY),
          recursos: CATALOGO_INICIAL,
          filas: FILAS_INICIALES,
          ...{ estado: ESTADO, estadoJudicial: null, responsableInscripto: true },
        })
        expect(opciones.length).toBeGreaterThan(0)
        for (const { anticipo, cuotas: tramos, aPagar } of opciones)
          expect(
            addCentavos(
              anticipo,
              sumCentavos(tramos.map(({ cantidad, monto }) => centavos(cantidad * monto))),
            ),
          ).toBe(aPagar)
      },
    ),
    corridas(500),
  )
})
