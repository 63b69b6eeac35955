import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addCentavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { FILAS_INICIALES } from '../parametro/filas-iniciales.ts'
import { applyPorcentaje, type Porcentaje, parsePorcentaje } from '../parametro/porcentaje.ts'
import { corridas } from '../testing/corridas.ts'
import { computeConstanciaDeDeuda } from './compute-constancia-de-deuda.ts'
import { computeGastoFijo } from './compute-gasto-fijo.ts'

const HOY = fecha('2026-11-20')
const importe = fc.integer({ min: 1, max: 10_000_000_000 }).map(centavos)
const porcentaje = fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2))

const arancelDe = (judicial: boolean, estporc: string) => ({
  ...{ id: judicial ? 2 : 1, nombre: '', judicial, estporc, estgasto: '5.00', jus: null },
  porcentual: parsePorcentaje(estporc) as Porcentaje,
  gastofijo: parsePorcentaje('5') as Porcentaje,
})

const constancia = (
  montos: readonly ReturnType<typeof centavos>[],
  estporc: string,
  { judicial = false, tope = null as number | null, otgastos = centavos(0) } = {},
) =>
  computeConstanciaDeDeuda({
    periodos: montos.map((capital, i) => ({
      ...{ recurso: 'SS', imponible: '58', anio: 2020, cuota: i + 1, legal: 'A01' },
      ...{ capital, interes: centavos(123), total: addCentavos(capital, centavos(123)) },
    })),
    ...{ arancel: arancelDe(judicial, estporc), otraEtapa: null, otgastos },
    responsableInscripto: true,
    beneficiario: '',
    filas: [
      ...FILAS_INICIALES,
      ...(['honorarios.topeExtrajudicial', 'honorarios.topeJudicial'] as const).flatMap((clave) =>
        tope === null ? [] : [{ clave, vigenteDesde: HOY, valor: String(tope) }],
      ),
    ],
    ...{ fecha: HOY, liquidadoAl: HOY },
  })

const SUMAS = ['deuda', 'cargos', 'total']
const importeDe = ({ lineas }: ReturnType<typeof constancia>, clave: string) =>
  lineas.find((linea) => linea.clave === clave)?.importe ?? 0

it('adds up line by line, never passes the cap, and a higher debt, percentage or cap never costs less', () => {
  fc.assert(
    fc.property(
      fc.array(importe, { minLength: 1, maxLength: 6 }),
      porcentaje,
      fc.record({
        judicial: fc.boolean(),
        tope: fc.option(fc.integer({ min: 100, max: 10_000 }).map((n) => n / 100)),
        otgastos: fc.integer({ min: 0, max: 1_000_000 }).map(centavos),
      }),
      (montos, estporc, como) => {
        const hecha = constancia(montos, estporc, como)
        const renglones = hecha.lineas.filter(({ clave }) => !SUMAS.includes(clave))
        expect(sumCentavos(renglones.map((linea) => linea.importe))).toBe(hecha.total)
        expect(importeDe(hecha, 'deuda') + importeDe(hecha, 'cargos')).toBe(hecha.total)
        expect(hecha.etapas.map(({ total }) => total)).toEqual([hecha.total])
        const deuda = centavos(importeDe(hecha, 'deuda'))
        const cobrado =
          importeDe(hecha, 'honorarios') + importeDe(hecha, 'gastoFijo') + importeDe(hecha, 'tope')
        const maximo =
          como.tope === null
            ? addCentavos(
                applyPorcentaje(deuda, parsePorcentaje(estporc) as Porcentaje),
                computeGastoFijo(deuda, arancelDe(false, estporc)),
              )
            : applyPorcentaje(deuda, parsePorcentaje(String(como.tope)) as Porcentaje)
        expect(cobrado).toBeLessThanOrEqual(maximo)
        const mayor = montos.map((monto) => addCentavos(monto, centavos(10_000)))
        expect(constancia(mayor, estporc, como).total).toBeGreaterThan(hecha.total)
        expect(constancia(montos, '100.00', como).total).toBeGreaterThanOrEqual(hecha.total)
        expect(constancia(montos, estporc, { ...como, tope: null }).total).toBeGreaterThanOrEqual(
          hecha.total,
        )
      },
    ),
    corridas(1_000),
  )
})
