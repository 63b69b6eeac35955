import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNIDADES_DE_TIEMPO } from '../etapa/tiempo-de-etapa.ts'
import { addDays, dayNumber, type Fecha, fecha, fromDayNumber } from '../fecha/fecha.ts'
import { FILAS_INICIALES } from '../parametro/filas-iniciales.ts'
import { CLASES_DE_SITUACION } from '../situacion/clase-de-situacion.ts'
import { buildResumenDeCaso } from './build-resumen.ts'
import { reglasDeInstancia } from './compute-caducidad.ts'
import { computeLimite } from './compute-limite.ts'
import { computePlazo } from './compute-plazo.ts'
import { decideAntiguedad } from './decide-antiguedad.ts'
import { decideCaso } from './decide-caso.ts'
import { decideColor } from './decide-color.ts'
import { decideFiltrosExternos } from './decide-filtros-externos.ts'
import { decideSolapa, estaEnPlan } from './decide-solapa.ts'
import { decideTipoDeCaso, MESAS, type Mesa } from './decide-tipo.ts'
import type { ConveniosDeCaso } from './describe-convenios.ts'
import type { FechasDeMesa } from './fechas-de-mesa.ts'
import { type HistoriaDeCaso, historiaAl } from './historia-de-caso.ts'

const RUNS = { numRuns: 1_000 }
const FECHAS_LIBRES: FechasDeMesa = { fechaInicial: null, sinEvaluar: null }

/**
 * Random dates of the test lie in a range of ten days around 29 February 2028. In such a short range, the random cases
 * often have equal dates.
 */
const START = dayNumber(fecha('2028-02-24'))
const dia = fc.integer({ min: START, max: START + 9 }).map(fromDayNumber)
const tiempo = fc.option(
  fc.record({
    tiempo: fc.integer({ min: 1, max: 9_999 }),
    unidad: fc.constantFrom(...UNIDADES_DE_TIEMPO),
  }),
)

const convenios: fc.Arbitrary<ConveniosDeCaso> = fc.record({
  hoy: dia,
  enRiesgo: fc.option(fc.array(dia, { maxLength: 2 })),
})

const historia: fc.Arbitrary<HistoriaDeCaso> = fc.record({
  situaciones: fc.uniqueArray(
    fc.record({
      id: fc.nat(50),
      fecha: dia,
      situacion: fc.constant('X'),
      clase: fc.constantFrom(...CLASES_DE_SITUACION),
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  actuaciones: fc.uniqueArray(
    fc.record({
      id: fc.nat(50),
      fecha: dia,
      tpId: fc.constantFrom(2, 10, 18),
      gpId: fc.constantFrom(1, 2, 3),
      etapa: fc.constantFrom('Nota', 'Radicación'),
      tiempo,
      vigente: fc.boolean(),
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  titulo: fc.option(dia, { freq: 1 }),
  periodos: fc.array(
    fc.record({
      legal: fc.constantFrom('', 'A01'),
      cobranza: fc.constant(null),
      cancelada: fc.option(dia, { freq: 2 }),
    }),
    { maxLength: 2 },
  ),
})

const fechas: fc.Arbitrary<FechasDeMesa> = fc
  .tuple(fc.option(dia), fc.option(dia))
  .map(([a, b]) =>
    a !== null && b !== null && b > a
      ? { fechaInicial: b, sinEvaluar: a }
      : { fechaInicial: a, sinEvaluar: b },
  )

/**
 * Independent second implementation of the rules that put a case on a desk (work list) and in its sub-tab (D52 to D56).
 * The test compares the product's rules with this implementation.
 */
const LITERAL = {
  judicial: { clase: 'tituloEjecutivo', grupo: 3 },
  extrajudicial: { clase: 'gestionLegal', grupo: 2 },
} as const

const expected = (caso: HistoriaDeCaso, mesa: Mesa, { fechaInicial, sinEvaluar }: FechasDeMesa) => {
  const resumen = buildResumenDeCaso(caso)
  const { clase, grupo } = LITERAL[mesa]
  const since = (date: Fecha | null) =>
    (resumen.efectiva?.clase === clase && (date === null || resumen.efectiva.fecha >= date)) ||
    (resumen.actuacion?.gpId === grupo && (date === null || resumen.actuacion.fecha >= date))
  if (estaEnPlan(resumen))
    return decideTipoDeCaso(resumen).valor.mesa === mesa ? 'planDePagos' : null
  if (since(fechaInicial)) return 'activos'
  return since(sinEvaluar) ? 'sinEvaluar' : null
}

describe('the tabs of a desk', () => {
  it('are those the rules say, one queue at most, and TODOS has it', () => {
    fc.assert(
      fc.property(historia, fechas, fc.constantFrom(...MESAS), (caso, fechas, mesa) => {
        const { valor } = decideSolapa(buildResumenDeCaso(caso), mesa, fechas)
        expect(valor.solapa).toBe(expected(caso, mesa, fechas))
        if (valor.solapa !== null) expect(valor.enTodos).toBe(true)
      }),
      RUNS,
    )
  })

  it('show a case in a plan in one queue of one desk', () => {
    fc.assert(
      fc.property(historia, fechas, (caso, fechas) => {
        const resumen = buildResumenDeCaso(caso)
        fc.pre(estaEnPlan(resumen))
        const solapas = MESAS.map((mesa) => decideSolapa(resumen, mesa, fechas).valor.solapa)
        expect(solapas.filter((solapa) => solapa !== null)).toEqual(['planDePagos'])
      }),
      RUNS,
    )
  })

  it('lose no case that is, or was, in legal management', () => {
    fc.assert(
      fc.property(historia, fechas, (caso, fechas) => {
        const resumen = buildResumenDeCaso(caso)
        const { huboGestion, huboTitulo, huboPlan, titulado, actuacion } = resumen
        const hubo = huboGestion || huboTitulo || huboPlan || titulado
        const suya = hubo || actuacion?.gpId === 2 || actuacion?.gpId === 3
        const enAlguna = MESAS.some((mesa) => decideSolapa(resumen, mesa, fechas).valor.enTodos)
        expect(enAlguna).toBe(suya)
      }),
      RUNS,
    )
  })
})

describe('the summary of a case', () => {
  it('does not depend on the order in which things come', () => {
    fc.assert(
      fc.property(historia, (caso) => {
        const reversed = {
          ...caso,
          situaciones: caso.situaciones.toReversed(),
          actuaciones: caso.actuaciones.toReversed(),
        }
        expect(buildResumenDeCaso(reversed)).toEqual(buildResumenDeCaso(caso))
      }),
      RUNS,
    )
  })

  it('was updated last on the latest day of all that is in force (D174)', () => {
    fc.assert(
      fc.property(historia, (caso) => {
        const dias = [
          ...caso.situaciones.map(({ fecha }) => fecha),
          ...caso.actuaciones.flatMap(({ fecha, vigente }) => (vigente ? [fecha] : [])),
          ...(caso.titulo ? [caso.titulo] : []),
        ].sort()
        const { ultima, ingreso } = buildResumenDeCaso(caso)
        expect(ultima?.fecha).toBe(dias.at(-1))
        if (ultima && ingreso) expect(ingreso <= ultima.fecha).toBe(true)
      }),
      RUNS,
    )
  })

  it("is today's when taken after every event, and empty when taken before every event", () => {
    fc.assert(
      fc.property(historia, (caso) => {
        const late = fromDayNumber(START + 9)
        const early = fromDayNumber(START - 1)
        expect(historiaAl(caso, late)).toEqual(caso)
        const periodos = caso.periodos?.map((uno) => ({ ...uno, cancelada: null }))
        const nada = { situaciones: [], actuaciones: [], titulo: null, periodos }
        expect(historiaAl(caso, early)).toEqual(nada)
      }),
      RUNS,
    )
  })
})

describe('the deadline of a case', () => {
  it('has a colour that changes once, the day after it', () => {
    fc.assert(
      fc.property(historia, tiempo, (caso, inicio) => {
        const { valor } = computePlazo(buildResumenDeCaso(caso), inicio)
        fc.pre(valor !== null && valor.vence < fecha('9999-12-31'))
        if (valor === null) return
        const fechas = { fechaInicial: null, sinEvaluar: null }
        const on = (hoy: Fecha) => decideColor(valor, { hoy, fechas, solapa: null }).valor
        const days = [-1, 0, 1].map((n) => on(addDays(valor.vence, n)))
        expect(days).toEqual(['aTermino', 'aTermino', 'vencido'])
      }),
      RUNS,
    )
  })

  it('exists in every case with movements, except paid cases and stages without a time', () => {
    fc.assert(
      fc.property(historia, tiempo, (caso, inicio) => {
        const resumen = buildResumenDeCaso(caso)
        const { valor } = computePlazo(resumen, inicio)
        if (resumen.saldada) expect(valor).toBeNull()
        else if (resumen.actuacion === null) expect(valor === null).toBe(resumen.efectiva === null)
        else if (resumen.actuacion.tiempo) expect(valor?.origen).toBe('etapa')
        else expect(valor === null).toBe(resumen.actuacion.gpId !== 2)
      }),
      RUNS,
    )
  })

  it('does not change for a stage with a time when a title or a situation follows: the explanation mentions it (D188)', () => {
    fc.assert(
      fc.property(historia, tiempo, (caso, inicio) => {
        const con = buildResumenDeCaso(caso)
        const plazo = computePlazo(con, inicio)
        fc.pre(plazo.valor?.origen === 'etapa')
        const sin = computePlazo(
          buildResumenDeCaso({ ...caso, situaciones: [], titulo: null }),
          inicio,
        )
        expect(plazo.valor).toEqual(sin.valor)
        expect(plazo.frase === sin.frase).toBe(con.ultima?.que === 'actuacion')
      }),
      RUNS,
    )
  })

  it('has no colour when it counts from before FECHA_INICIAL, nor on SIN EVALUAR', () => {
    fc.assert(
      fc.property(historia, tiempo, fechas, dia, (caso, inicio, fechas, hoy) => {
        const { valor } = computePlazo(buildResumenDeCaso(caso), inicio)
        const color = (solapa: 'activos' | 'sinEvaluar') =>
          decideColor(valor, { hoy, fechas, solapa }).valor
        const { fechaInicial } = fechas
        const before = fechaInicial !== null && valor !== null && valor.desde < fechaInicial
        expect(color('activos') === null).toBe(valor === null || before)
        expect(color('sinEvaluar')).toBeNull()
      }),
      RUNS,
    )
  })
})

describe('the external desk', () => {
  it('shows in Todos every case with history or stages, and shows only such cases in any filter', () => {
    fc.assert(
      fc.property(historia, fechas, (caso, fechas) => {
        const { valor } = decideFiltrosExternos(buildResumenDeCaso(caso), fechas)
        const vigentes = caso.actuaciones.filter(({ vigente }) => vigente)
        expect(valor.includes('todos')).toBe(caso.situaciones.length + vigentes.length > 0)
        if (!valor.includes('todos')) expect(valor).toEqual([])
        expect(valor.includes('activos') && valor.includes('sinEvaluar')).toBe(false)
      }),
      RUNS,
    )
  })

  it('gives an age to every case with movements that is not paid: one state a day, in order', () => {
    fc.assert(
      fc.property(historia, (caso) => {
        const resumen = buildResumenDeCaso(caso)
        const limite = computeLimite(resumen).valor
        const { saldada } = resumen
        const quieto = resumen.actuacion === null && resumen.efectiva === null
        expect(limite === null).toBe(quieto || saldada !== null)
        if (limite === null) {
          const vista = { hoy: fecha('2028-03-04'), fechas: FECHAS_LIBRES, filtro: null }
          expect(decideAntiguedad(resumen, vista).valor?.estado).toBe(
            quieto ? undefined : 'saldada',
          )
          return
        }
        const on = (dias: number) =>
          decideAntiguedad(resumen, {
            hoy: addDays(limite, dias),
            fechas: FECHAS_LIBRES,
            filtro: null,
          }).valor
        expect([-11, -10, -9, 0, 1].map((dias) => on(dias)?.estado)).toEqual([
          ...['a-tiempo', 'a-tiempo', 'tiempo-cerca', 'tiempo-cerca', 'vencido'],
        ])
        expect(on(-10)?.faltan).toBe(10)
      }),
      RUNS,
    )
  })
})

describe('all of a case at once', () => {
  it('answers everything on every day, each with its rule and a sentence', () => {
    fc.assert(
      fc.property(historia, fechas, tiempo, dia, convenios, (caso, fechas, inicio, hoy, suyos) => {
        const instancia = reglasDeInstancia(FILAS_INICIALES)
        const {
          resumen: _,
          mesas,
          ...resto
        } = decideCaso(caso, { hoy, fechas, inicio, instancia }, suyos)
        for (const { porque, frase } of Object.values({ ...resto, ...mesas })) {
          expect(porque.regla).toMatch(/^caso\//)
          expect(frase).toMatch(/^[A-Z].*\.$/)
          expect(frase).not.toMatch(/[{}]/)
        }
      }),
      RUNS,
    )
  })
})
