import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CERO, centavos, sumCentavos } from '../dinero/centavos.ts'
import { fromDayNumber } from '../fecha/fecha.ts'
import { FILAS_INICIALES, type FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { corridas } from '../testing/corridas.ts'
import { parametrosDePlan } from './parametros-de-plan.ts'
import type { LineaDePlan, PlanSimulado } from './plan-simulado.ts'
import { type EntradaDeSimulacion, simulatePlan } from './simulate-plan.ts'
import { pickPlan, switchPlan } from './switch-plan.ts'
import { CODIGOS_DE_PLAN, TIPOS_DE_PLAN } from './tipos-de-plan.ts'

const RUNS = corridas(2_000)

const importe = fc.oneof(
  fc.integer({ min: -5_000, max: 5_000 }),
  fc.integer({ min: 0, max: 100_000_000_000 }),
)
const linea: fc.Arbitrary<LineaDePlan> = fc.record({
  recurso: fc.constantFrom('AB', 'SS'),
  capital: importe.map(centavos),
  interes: importe.map(centavos),
})
const tasa = fc.integer({ min: 0, max: 999 }).map((n) => (n / 100).toFixed(2))
const filasCon = (valor: string): readonly FilaDeParametro[] =>
  (['plan.tasaMensual.ABLT', 'plan.tasaMensual.SHANT'] as const).map((clave) => ({
    clave,
    vigenteDesde: fromDayNumber(0),
    valor,
  }))

const entrada: fc.Arbitrary<EntradaDeSimulacion> = fc
  .record({
    plan: fc.constantFrom(...CODIGOS_DE_PLAN),
    lineas: fc.array(linea, { maxLength: 6 }),
    cuotas: fc.option(fc.integer({ min: -2, max: 40 })),
    dia: fc.integer({ min: 18_000, max: 30_000 }),
    tasa,
  })
  .map(({ plan, lineas, cuotas, dia, tasa: valor }) => {
    const firma = fromDayNumber(dia)
    return {
      plan,
      clase: TIPOS_DE_PLAN[plan].clase,
      lineas,
      cuotas,
      anticipo: null,
      firma,
      parametros: parametrosDePlan([...FILAS_INICIALES, ...filasCon(valor)], firma),
      recursos: CATALOGO_INICIAL,
    }
  })

const simulated = (given: EntradaDeSimulacion): PlanSimulado => {
  const decision = simulatePlan(given)
  fc.pre(decision.ok)
  return decision.valor
}

describe('a simulated plan', () => {
  it('adds up to the centavo in every way', () => {
    fc.assert(
      fc.property(entrada, (given) => {
        const plan = simulated(given)
        expect(sumCentavos(plan.cuotas.map(({ monto }) => monto))).toBe(plan.aPagar)
        expect(sumCentavos(plan.cuotas.map(({ capital }) => capital))).toBe(plan.capital)
        expect(plan.aPagar).toBe(plan.total - plan.descuento + plan.financiacion)
        expect(plan.total).toBe(
          sumCentavos(given.lineas.flatMap(({ capital, interes }) => [capital, interes])),
        )
        for (const cuota of plan.cuotas) expect(cuota.capital + cuota.interes).toBe(cuota.monto)
      }),
      RUNS,
    )
  })

  it('has nothing negative, equal instalments but the last, and dates that go forward', () => {
    fc.assert(
      fc.property(entrada, (given) => {
        const plan = simulated(given)
        for (const { capital, interes, monto } of plan.cuotas)
          expect(Math.min(capital, interes, monto)).toBeGreaterThanOrEqual(0)
        expect(Math.min(plan.descuento, plan.financiacion, plan.anticipo)).toBeGreaterThanOrEqual(0)
        const corrientes = plan.cuotas.filter(({ cuota }) => cuota > 0).slice(0, -1)
        expect(new Set(corrientes.map(({ monto }) => monto)).size).toBeLessThanOrEqual(1)
        const dias = plan.cuotas.map(({ vencimiento }) => vencimiento)
        expect(dias).toEqual([...new Set(dias)].sort())
        expect(plan.cuotas.length).toBeLessThanOrEqual(given.parametros.topeCuotas)
      }),
      RUNS,
    )
  })

  it('never costs less for having more instalments', () => {
    fc.assert(
      fc.property(entrada, fc.integer({ min: 1, max: 14 }), (given, cuotas) => {
        const abierto = { ...given, plan: 'ABLT', clase: 'inmueble' } as const
        const corto = simulated({ ...abierto, cuotas })
        const largo = simulated({ ...abierto, cuotas: cuotas + 1 })
        expect(largo.aPagar).toBeGreaterThanOrEqual(corto.aPagar)
      }),
      RUNS,
    )
  })

  it('takes any advance from its least to less than the whole', () => {
    fc.assert(
      fc.property(entrada, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const conAnticipo = { ...given, plan: 'W2203', clase: 'inmueble' } as const
        const least = simulated(conAnticipo)
        const anticipo = centavos(
          least.anticipo + Math.floor((least.total - least.anticipo - 1) * part),
        )
        fc.pre(anticipo < least.total && anticipo >= least.anticipo)
        const plan = simulated({ ...conAnticipo, anticipo })
        expect(plan.cuotas[0]?.monto ?? CERO).toBe(
          anticipo === 0 ? plan.cuotas[0]?.monto : anticipo,
        )
        expect(sumCentavos(plan.cuotas.map(({ monto }) => monto))).toBe(plan.total)
      }),
      RUNS,
    )
  })
})

describe('the switch at the threshold', () => {
  it('is stable, stays on its side and picks one that it keeps', () => {
    const plan = fc.constantFrom(...CODIGOS_DE_PLAN)
    const total = fc.integer({ min: 1, max: 1_000 }).map(centavos)
    fc.assert(
      fc.property(plan, total, total, (codigo, monto, umbral) => {
        const once = switchPlan(codigo, monto, umbral)
        expect(switchPlan(once, monto, umbral)).toBe(once)
        const picked = pickPlan(codigo, monto, umbral)
        expect(switchPlan(picked, monto, umbral)).toBe(picked)
        const lado = TIPOS_DE_PLAN[once].umbral?.lado
        if (monto !== umbral && lado) expect(lado).toBe(monto < umbral ? 'hasta' : 'desde')
      }),
      RUNS,
    )
  })
})
