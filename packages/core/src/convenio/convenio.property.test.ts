import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCentavos, CERO, centavos, sumCentavos } from '../dinero/centavos.ts'
import { wireAmount } from '../dinero/format-centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { FILAS_INICIALES } from '../parametro/filas-iniciales.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'
import { applyPorcentaje, type Porcentaje, parsePorcentaje } from '../parametro/porcentaje.ts'
import { parametrosDePlan } from '../plan/parametros-de-plan.ts'
import { simulatePlan } from '../plan/simulate-plan.ts'
import { CODIGOS_DE_PLAN } from '../plan/tipos-de-plan.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { corridas } from '../testing/corridas.ts'
import { computeGastoFijo } from './compute-gasto-fijo.ts'
import { decidePeriodos } from './decide-periodos.ts'
import { decideSeleccion, sumPeriodos } from './decide-seleccion.ts'
import { CLASES_DE_PAGO, splitPago } from './forma-de-pago.ts'
import { liquidateHonorarios } from './liquidate-honorarios.ts'
import { claveDePeriodo, type PeriodoElegido } from './periodo-de-convenio.ts'
import { simulateConvenio } from './simulate-convenio.ts'

const RUNS = corridas(5_000)
const HOY = fecha('2026-11-20')
const importe = fc.integer({ min: 0, max: 100_000_000_000 }).map(centavos)
const porcentaje = fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2))

describe('the payment of fees', () => {
  it('adds up to the total, nothing negative, equal parts but the last', () => {
    const pago = fc.record({
      clase: fc.constantFrom(...CLASES_DE_PAGO),
      montopago: importe,
      cuotaspago: fc.integer({ min: 0, max: 15 }),
    })
    fc.assert(
      fc.property(importe, pago, (total, given) => {
        const { alContado, cuotas } = splitPago(total, given)
        const montos = cuotas.map(({ monto }) => monto)
        expect(addCentavos(alContado, ...montos)).toBe(total)
        expect(Math.min(alContado, ...montos)).toBeGreaterThanOrEqual(0)
        expect(new Set(montos.slice(0, -1)).size).toBeLessThanOrEqual(1)
      }),
      RUNS,
    )
  })
})

describe('the settlement of fees', () => {
  it('is the sum of its lines, and costs more once there is a claim', () => {
    fc.assert(
      fc.property(importe, porcentaje, importe, importe, (deuda, estporc, gasto, otros) => {
        const base = {
          deuda,
          estado: '',
          estporc,
          estgstfijo: gasto,
          otgastos: otros,
          responsableInscripto: true,
        }
        const [antes, despues] = [false, true].map((judicial) =>
          liquidateHonorarios({ ...base, judicial }, FILAS_INICIALES, HOY),
        )
        if (!antes || !despues) throw new Error('Sin liquidación')
        const { honorarios, iva, aportes, tasaDeJusticia, sobretasa } = antes
        expect(antes.total).toBe(sumCentavos([honorarios, iva.monto, aportes.monto]))
        expect(despues.total).toBe(addCentavos(antes.total, tasaDeJusticia.monto, sobretasa.monto))
      }),
      RUNS,
    )
  })

  it('never passes the cap of its stage, and a higher cap or percentage never costs less', () => {
    const tope = fc.integer({ min: 100, max: 10_000 }).map((n) => n / 100)
    fc.assert(
      fc.property(importe, porcentaje, tope, tope, fc.boolean(), (deuda, estporc, uno, otro, j) => {
        const liquidate = (porciento: string, valor: number | null) =>
          liquidateHonorarios(
            {
              ...{
                deuda,
                estado: '',
                judicial: j,
                estporc: porciento,
                estgstfijo: centavos(5_000),
              },
              ...{ otgastos: centavos(700), responsableInscripto: true },
            },
            [
              ...FILAS_INICIALES,
              ...(valor === null
                ? []
                : [
                    {
                      clave: `honorarios.tope${j ? 'Judicial' : 'Extrajudicial'}` as const,
                      ...{ vigenteDesde: HOY, valor: String(valor) },
                    },
                  ]),
            ],
            HOY,
          )
        const [menor, mayor] = uno < otro ? [uno, otro] : [otro, uno]
        const con = liquidate(estporc, menor)
        const maximo = applyPorcentaje(deuda, parsePorcentaje(String(menor)) as Porcentaje)
        expect(con.honorarios - con.otrosGastos).toBeLessThanOrEqual(maximo)
        expect(con.honorarios).toBe(
          con.sobreDeuda.monto + con.gastoFijo + con.otrosGastos - (con.tope?.recorte ?? 0),
        )
        expect(con.total).toBeLessThanOrEqual(liquidate(estporc, mayor).total)
        expect(con.total).toBeLessThanOrEqual(liquidate(estporc, null).total)
        expect(con.total).toBeLessThanOrEqual(liquidate('100.00', menor).total)
      }),
      corridas(2_000),
    )
  })

  it('takes other expenses out of the base without changing the fees, and fixed amounts only add to a lawsuit', () => {
    fc.assert(
      fc.property(
        ...([importe, porcentaje, importe, importe, importe, fc.boolean()] as const),
        (deuda, estporc, otros, bono, anticipo, judicial) => {
          const base = {
            ...{ deuda, estado: '', judicial, estporc, estgstfijo: centavos(5_000) },
            ...{ otgastos: otros, responsableInscripto: true },
          }
          const fila = (clave: ClaveDeParametro, valor: string) => ({
            ...{ clave, vigenteDesde: HOY, valor },
          })
          const antes = liquidateHonorarios(base, FILAS_INICIALES, HOY)
          const despues = liquidateHonorarios(
            base,
            [
              ...FILAS_INICIALES,
              fila('honorarios.base', 'honorarios sin otros gastos'),
              fila('honorarios.bono', wireAmount(bono)),
              fila('honorarios.anticipo', wireAmount(anticipo)),
            ],
            HOY,
          )
          expect(despues.honorarios).toBe(antes.honorarios)
          expect(despues.aportes.base).toBe(antes.honorarios - otros)
          expect(despues.iva.base).toBe(despues.aportes.base)
          const { iva, aportes, tasaDeJusticia, sobretasa } = despues
          const fijos = judicial ? bono + anticipo : 0
          expect((despues.bono ?? 0) + (despues.anticipo ?? 0)).toBe(fijos)
          const deJuicio = judicial ? tasaDeJusticia.monto + sobretasa.monto + fijos : 0
          expect(despues.total).toBe(despues.honorarios + iva.monto + aportes.monto + deJuicio)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('never has a fixed expense over its ceiling', () => {
    fc.assert(
      fc.property(importe, porcentaje, porcentaje, importe, (deuda, sobre, gasto, jus) => {
        const [porcentual, gastofijo] = [parsePorcentaje(sobre), parsePorcentaje(gasto)]
        if (!porcentual || !gastofijo) throw new Error('Porcentaje')
        const monto = computeGastoFijo(deuda, { porcentual, gastofijo, jus })
        if (jus > 0) expect(monto).toBeLessThanOrEqual(jus)
        expect(monto).toBeLessThanOrEqual(deuda)
      }),
      RUNS,
    )
  })
})

const hallado = fc.option(
  fc.record({
    capital: fc.option(importe),
    interes: fc.option(importe),
    total: fc.option(importe),
    legal: fc.constantFrom('', 'A01', 'A02'),
    enPlan: fc.boolean(),
    convenio: fc.constantFrom(null, 'A01-000001'),
  }),
)

describe('the periods taken when nobody chooses (D183)', () => {
  const deuda = fc.uniqueArray(
    fc.record({
      recurso: fc.constant('SS'),
      imponible: fc.constant('58'),
      anio: fc.integer({ min: 2020, max: 2022 }),
      cuota: fc.integer({ min: 1, max: 4 }),
      hallado,
    }),
    { maxLength: 8, selector: ({ anio, cuota }) => `${anio}/${cuota}` },
  )
  const quien = fc.constantFrom(
    { rol: 'user', abogado: 'A01', permisos: [] } as const,
    { rol: 'user', abogado: 'A00', permisos: [] } as const,
    { rol: 'user', abogado: '', permisos: [] } as const,
    { rol: 'admin', abogado: '', permisos: [] } as const,
  )
  const pedido = fc.constantFrom('', 'A00', 'A01', 'A02')
  const base = { clase: 'inmueble', firma: HOY, recursos: CATALOGO_INICIAL } as const
  const parametros = parametrosDePlan(FILAS_INICIALES, HOY)

  it('make an agreement, and adding any other period in management does not: nothing eligible is left out', () => {
    fc.assert(
      fc.property(quien, pedido, deuda, (principal, dePedido, periodos) => {
        const { entran, afuera } = decidePeriodos(principal, { pedido: dePedido, periodos })
        expect(entran.length + afuera.length).toBe(periodos.length)
        const find = (clave: string) => periodos.filter((uno) => claveDePeriodo(uno) === clave)
        const elegidos = entran.flatMap((uno) => find(claveDePeriodo(uno)))
        const decide = (estos: typeof elegidos) =>
          decideSeleccion(principal, {
            clase: 'inmueble',
            recursos: CATALOGO_INICIAL,
            pedido: dePedido,
            elegidos: estos,
          })
        const decision = decide(elegidos)
        expect(decision.ok).toBe(entran.length > 0)
        if (decision.ok) expect(decision.valor.periodos).toEqual(entran)
        for (const { periodo, porque } of afuera) {
          expect(decide([...elegidos, ...find(claveDePeriodo(periodo))]).ok).toBe(false)
          expect(porque.mensaje).not.toBe('')
        }
      }),
      RUNS,
    )
  })

  it('cost the same in a simulation and in an agreement, and add up to the debt less the periods left out', () => {
    fc.assert(
      fc.property(deuda, fc.constantFrom(...CODIGOS_DE_PLAN), (periodos, plan) => {
        const principal = { rol: 'admin', abogado: '', permisos: [] } as const
        const { entran, afuera } = decidePeriodos(principal, { pedido: '', periodos })
        const comunes = { ...base, parametros, cuotas: null, anticipo: null }
        const simulado = simulatePlan({ ...comunes, plan, lineas: entran })
        const pedidos = [{ recurso: 'SS', imponible: '58', plan, cuotas: null, anticipo: null }]
        const convenio = simulateConvenio({ ...comunes, periodos: entran, pedidos })
        fc.pre(entran.length > 0)
        expect(convenio.ok).toBe(simulado.ok)
        if (simulado.ok && convenio.ok) expect(convenio.valor[0]?.plan).toEqual(simulado.valor)
        const debe = sumCentavos(periodos.map((uno) => uno.hallado?.total ?? CERO))
        const quedan = sumCentavos(afuera.map(({ periodo }) => periodo.hallado?.total ?? CERO))
        expect(sumPeriodos(entran).total).toBe(debe - quedan)
      }),
      RUNS,
    )
  })
})

describe('the periods of an agreement', () => {
  it('are, of a lawyer, only free periods in their own management', () => {
    const elegido: fc.Arbitrary<PeriodoElegido> = fc.record({
      recurso: fc.constantFrom('SS', 'AB', 'SH'),
      imponible: fc.constantFrom('1', '2'),
      anio: fc.integer({ min: 2020, max: 2022 }),
      cuota: fc.integer({ min: 1, max: 3 }),
      hallado,
    })
    fc.assert(
      fc.property(fc.array(elegido, { maxLength: 3 }), (elegidos) => {
        const principal = { rol: 'user', abogado: 'A01', permisos: [] } as const
        const decision = decideSeleccion(principal, {
          clase: 'inmueble',
          recursos: CATALOGO_INICIAL,
          pedido: 'A02',
          elegidos,
        })
        const sirven = elegidos.every(
          ({ recurso, hallado }) =>
            recurso !== 'SH' &&
            hallado !== null &&
            hallado.legal === 'A01' &&
            !hallado.enPlan &&
            hallado.convenio === null &&
            hallado.total !== null &&
            (hallado.capital !== null || hallado.interes !== null || hallado.total === 0),
        )
        const claves = elegidos.map(({ hallado: _, ...clave }) => JSON.stringify(clave))
        const distintos = new Set(claves).size === claves.length
        expect(decision.ok).toBe(elegidos.length > 0 && sirven && distintos)
      }),
      RUNS,
    )
  })
})
