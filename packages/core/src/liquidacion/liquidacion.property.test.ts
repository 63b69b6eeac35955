import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Centavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { addDays, addMonths, type Fecha, fecha } from '../fecha/fecha.ts'
import {
  CONTEOS_DE_INTERES,
  checkTasas,
  formatTasas,
  parseTasas,
  sortTasas,
  type TasaDeInteres,
} from '../recurso/tasas.ts'
import { corridas } from '../testing/corridas.ts'
import { computeInteres, countInteres, type LapsoDeInteres, sumTramos } from './count-interes.ts'
import { liquidateDeuda, type PeriodoALiquidar } from './liquidate-deuda.ts'

const RUNS = corridas(500)
const HOY = fecha('2026-11-23')
const PRIMERA = fecha('2020-01-01')

const dia = (desde: Fecha, hasta: number) => fc.nat(hasta).map((n) => addDays(desde, n))
const mensual = fc.nat(1_000_000).map((n) => {
  const decimales = String(n % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '')
  return `${Math.floor(n / 10_000)}${decimales === '' ? '' : `.${decimales}`}`
})

const tasasDe = (conteo: fc.Arbitrary<TasaDeInteres['conteo']>) =>
  fc
    .tuple(
      fc.record({ vigenteDesde: fc.constant(PRIMERA), mensual, conteo }),
      fc.array(fc.record({ vigenteDesde: dia(fecha('2026-01-01'), 1_000), mensual, conteo }), {
        maxLength: 5,
      }),
    )
    .map(([primera, otras]) => {
      const porDia = new Map(otras.map((una) => [una.vigenteDesde, una]))
      return sortTasas([primera, ...porDia.values()])
    })
const tasas = tasasDe(fc.constantFrom(...CONTEOS_DE_INTERES))

const capital = fc.integer({ min: -1_000_000, max: 999_999_999_999 }).map(centavos)
const vencimiento = dia(fecha('2024-01-01'), 1_100)

const lapso = fc.record({ vencimiento, dias: fc.nat(400), al: fc.nat(800), tasas }).map(
  ({ vencimiento, dias, al, tasas }): LapsoDeInteres => ({
    ...{ vencimiento, desde: addDays(vencimiento, dias), al: addDays(vencimiento, dias + al) },
    tasas,
  }),
)

const periodo = fc
  .record({
    anio: fc.integer({ min: 2020, max: 2026 }),
    cuota: fc.integer({ min: 0, max: 12 }),
    vencimiento: fc.option(vencimiento, { freq: 6 }),
    capital,
    interes: fc.integer({ min: -1_000, max: 99_999_999 }).map(centavos),
    sinSeparar: fc.boolean(),
    liquidadoAl: dia(fecha('2026-11-01'), 22),
  })
  .map(
    ({ sinSeparar, ...uno }): PeriodoALiquidar => ({
      ...uno,
      total: centavos(uno.capital + uno.interes),
      ...(sinSeparar && uno.cuota === 0 ? { sinSeparar } : {}),
    }),
  )
const periodos = fc.array(periodo, { minLength: 1, maxLength: 12 })
const deuda = fc.record({ periodos, tasas })
const al = dia(fecha('2026-11-23'), 700)

const liquidar = (
  { periodos, tasas }: { periodos: PeriodoALiquidar[]; tasas: TasaDeInteres[] },
  dia: Fecha,
) => {
  const decision = liquidateDeuda({ recurso: 'AB', periodos, tasas, al: dia, hoy: HOY })
  return decision.ok ? decision.valor : undefined
}

/** Computes the interest one day at a time, to check the code under test independently. */
const porUnDia = (
  { vencimiento, desde, al, tasas }: LapsoDeInteres,
  capitalDe: Centavos,
): bigint => {
  const tasaDel = (uno: Fecha) => tasas.findLast(({ vigenteDesde }) => vigenteDesde <= uno)
  const enDiezmilesimos = (texto: string) => {
    const [entero = '', decimales = ''] = texto.split('.')
    return BigInt(`${entero}${decimales.padEnd(4, '0')}`)
  }
  let treintavos = 0n
  let mes = 0
  let primero = addDays(vencimiento, 1)
  for (let uno = primero; uno <= al; uno = addDays(uno, 1)) {
    if (uno > addMonths(vencimiento, mes + 1)) {
      mes += 1
      primero = uno
    }
    if (uno <= desde) continue
    if (tasaDel(primero)?.conteo === 'dia')
      treintavos += enDiezmilesimos(tasaDel(uno)?.mensual ?? '')
    else if (uno === primero) treintavos += 30n * enDiezmilesimos(tasaDel(uno)?.mensual ?? '')
  }
  const producto = BigInt(Math.max(0, capitalDe)) * treintavos
  const entero = producto / 30_000_000n
  return entero + (2n * (producto % 30_000_000n) >= 30_000_000n ? 1n : 0n)
}

describe('interest of a period', () => {
  it('is exact to the centavo against an account day by day', () => {
    fc.assert(
      fc.property(lapso, capital, (uno, monto) => {
        expect(BigInt(computeInteres(monto, countInteres(uno)))).toBe(porUnDia(uno, monto))
      }),
      RUNS,
    )
  })

  it('of two consecutive stretches is that of both together, whatever the rates and the ways to count', () => {
    fc.assert(
      fc.property(lapso, fc.nat(800), (uno, n) => {
        const corte = addDays(uno.desde, n) < uno.al ? addDays(uno.desde, n) : uno.al
        const [antes, despues] = [
          countInteres({ ...uno, al: corte }),
          countInteres({ ...uno, desde: corte }),
        ]
        expect(sumTramos(antes) + sumTramos(despues)).toBe(sumTramos(countInteres(uno)))
      }),
      RUNS,
    )
  })

  it('has its stretches in order, without gaps or repeated days when each day counts', () => {
    const porDia = tasasDe(fc.constant('dia' as const))
    fc.assert(
      fc.property(lapso, porDia, (uno, tasas) => {
        const tramos = countInteres({ ...uno, tasas })
        let sigue = addDays(uno.desde, 1)
        for (const { desde, hasta } of tramos) {
          expect(desde).toBe(sigue)
          sigue = addDays(hasta, 1)
        }
        expect(sigue).toBe(addDays(uno.desde < uno.al ? uno.al : uno.desde, 1))
      }),
      RUNS,
    )
  })

  it('with each month counted whole, is never lower than the same rate by the day of months of 30 days or fewer', () => {
    fc.assert(
      fc.property(lapso, (uno) => {
        const [primera] = uno.tasas
        if (primera === undefined) return
        const con = (conteo: TasaDeInteres['conteo']) => {
          const desde = uno.vencimiento
          const tasas = [{ ...primera, conteo }]
          const al = addDays(desde, 28)
          return sumTramos(countInteres({ ...uno, desde, al, tasas }))
        }
        expect(con('mes') >= con('dia')).toBe(true)
      }),
      RUNS,
    )
  })
})

describe('liquidation of a debt', () => {
  it('to the day of its amounts adds nothing', () => {
    fc.assert(
      fc.property(deuda, ({ periodos, tasas }) => {
        const iguales = periodos.map((uno) => ({ ...uno, liquidadoAl: HOY }))
        const liquidada = liquidar({ periodos: iguales, tasas }, HOY)
        if (liquidada === undefined) return
        expect(liquidada.agregado).toBe(0)
        expect(liquidada.total).toBe(sumCentavos(periodos.map(({ total }) => total)))
      }),
      RUNS,
    )
  })

  it('is never lower to a later day', () => {
    fc.assert(
      fc.property(deuda, al, fc.nat(30), (una, dia, n) => {
        const [antes, despues] = [liquidar(una, dia), liquidar(una, addDays(dia, n))]
        if (antes === undefined || despues === undefined) return
        expect(despues.total).toBeGreaterThanOrEqual(antes.total)
        for (const [i, { agregado }] of antes.periodos.entries())
          expect(despues.periodos[i]?.agregado).toBeGreaterThanOrEqual(agregado)
      }),
      RUNS,
    )
  })

  it('has every period once, and adds up', () => {
    fc.assert(
      fc.property(deuda, al, (una, dia) => {
        const liquidada = liquidar(una, dia)
        if (liquidada === undefined) return
        const { periodos, sinActualizar, saldos, agregado, total } = liquidada
        expect(periodos.length + sinActualizar.length + saldos.length).toBe(una.periodos.length)
        const informado = sumCentavos(una.periodos.map((uno) => uno.total))
        expect(total).toBe(informado + agregado)
        for (const uno of periodos) expect(uno.total).toBe(uno.capital + uno.interes + uno.agregado)
      }),
      RUNS,
    )
  })

  it('does not depend on the order of the periods, nor on the reported interest', () => {
    fc.assert(
      fc.property(deuda, al, (una, dia) => {
        const distintos = una.periodos.map((uno, i) => ({ ...uno, anio: 2000 + i }))
        const derecha = liquidar({ ...una, periodos: distintos }, dia)
        expect(liquidar({ ...una, periodos: distintos.toReversed() }, dia)).toEqual(derecha)
        const sinInteres = distintos.map((uno) =>
          uno.total < 0 ? uno : { ...uno, interes: centavos(0), total: uno.capital },
        )
        const conSaldos = sinInteres.some(
          ({ total }, i) => total < 0 !== (distintos[i]?.total ?? 0) < 0,
        )
        if (!conSaldos)
          expect(liquidar({ ...una, periodos: sinInteres }, dia)?.agregado).toBe(derecha?.agregado)
      }),
      RUNS,
    )
  })
})

it('the rates of a tax are read back from their text as they were', () => {
  fc.assert(
    fc.property(tasas, (unas) => {
      expect(parseTasas(formatTasas(unas))).toEqual(unas)
      expect(checkTasas(unas)).toEqual([])
    }),
    RUNS,
  )
})
