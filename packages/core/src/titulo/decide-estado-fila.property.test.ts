import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCentavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { fecha } from '../fecha/fecha.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { decideEstadoFila } from './decide-estado-fila.ts'
import { ESTADO_OK, type FilaBasica } from './filas.ts'
import type { HechosDeFila, PeriodoConDeuda } from './hechos-de-fila.ts'
import { formatPeriodo, selectPeriodos } from './periodo.ts'
import { validateFilasProcesadas } from './validate-filas-procesadas.ts'

const HOY = fecha('2026-11-20')
const CONTEXTO = {
  categoria: 'inmueble',
  liquidadoAl: HOY,
  recursos: CATALOGO_INICIAL,
} as const

/**
 * Generates the value `first` about 40 times as often as each of `others`, so that most generated rows are correct, as
 * in a real workbook.
 */
const mostly = <T>(first: T, ...others: readonly T[]) =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(first) }, fc.constantFrom(...others))

const periodo = fc.record({
  anio: fc.integer({ min: 2018, max: 2026 }),
  cuota: fc.integer({ min: 0, max: 12 }),
})
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(centavos)
const deuda = fc.uniqueArray(
  fc
    .record({
      periodo,
      capital: amount,
      interes: amount,
      legal: fc.oneof(fc.constant(''), mostly('A01', 'A02', 'A00')),
      enPlan: mostly(false, true),
      vencimiento: mostly(fecha('2026-01-10'), null, HOY),
    })
    .map(
      ({ periodo: p, ...d }): PeriodoConDeuda => ({
        ...p,
        ...d,
        total: addCentavos(d.capital, d.interes),
      }),
    ),
  { selector: formatPeriodo, maxLength: 10 },
)
const fila: fc.Arbitrary<FilaBasica> = fc.record({
  fila: fc.integer({ min: 2, max: 100_000 }),
  imponible: fc.integer({ min: 1, max: 9_999_999_999 }).map(String),
  recurso: mostly('AB', 'RV', 'SE', 'GA'),
  abogado: mostly('A01', 'A02', 'A03'),
  desde: fc.option(periodo),
  hasta: fc.option(periodo, { freq: 2 }),
})
const hechos: fc.Arbitrary<HechosDeFila> = fc.record({
  imponible: fc.option(
    fc.record({
      deudores: fc.constant([{ nombre: 'PEÑA, Julia', documento: '20.000.001' }]),
      caracter: fc.constant('propietario'),
      domicilio: fc.constant('Mitre 123'),
      ubicacion: fc.constant('Nación 45'),
      nomenclatura: fc.constant('Circ. I, Secc. A, Mz. 1, Pc. 2'),
      partida: fc.constant('098-012345-6'),
      recursos: fc.constant(['AB', 'RV']),
      deuda,
    }),
    { freq: 40 },
  ),
  abogado: fc.option(fc.record({ nombre: fc.constant('Paz, Ana'), baja: mostly(false, true) }), {
    freq: 40,
  }),
  enConvenio: fc.constant([]),
  prescriptos: fc.constant([]),
  marcados: fc.constant([]),
  cartas: fc.constant([]),
})

const isClaimable = (d: PeriodoConDeuda, f: FilaBasica) =>
  !d.enPlan && d.vencimiento !== HOY && ['', f.abogado].includes(d.legal)

describe('decideEstadoFila', () => {
  it('is OK exactly when there are no reasons, and then the row can become a title', () => {
    let ok = 0
    fc.assert(
      fc.property(fila, hechos, (f, h) => {
        const { fila: procesada, motivos, porque } = decideEstadoFila(f, h, CONTEXTO)
        const accepted = motivos.length === 0
        if (accepted) ok++
        expect(procesada.estado === ESTADO_OK).toBe(accepted)
        expect(porque.valor).toBe(procesada.estado)
        const filas = [{ fila: procesada, selloValido: true, abogado: { baja: false } }]
        expect(
          validateFilasProcesadas({
            categoria: 'inmueble',
            recursos: CATALOGO_INICIAL,
            hoja: 'Datos',
            filas,
          }).ok,
        ).toBe(accepted)
      }),
      { numRuns: 1_000 },
    )
    // The test is useful only if the generated rows include accepted rows and refused rows.
    expect(ok).toBeGreaterThan(50)
    expect(ok).toBeLessThan(950)
  })

  it('claims periods in order, all of them claimable, that add up to the total; a refused row none', () => {
    fc.assert(
      fc.property(fila, hechos, (f, h) => {
        const { fila: p } = decideEstadoFila(f, h, CONTEXTO)
        expect(sumCentavos(p.periodos.map((x) => x.total))).toBe(p.total)
        expect(addCentavos(p.capital, p.interes)).toBe(p.total)
        expect(p.periodos).toEqual(selectPeriodos(p.periodos, f.desde, f.hasta))
        const claimable = (h.imponible?.deuda ?? []).filter((d) => isClaimable(d, f))
        const keys = new Set(claimable.map(formatPeriodo))
        expect(p.periodos.every((x) => keys.has(formatPeriodo(x)))).toBe(true)
        expect(p.total > 0).toBe(p.estado === ESTADO_OK)
        if (p.estado !== ESTADO_OK) expect(p.periodos).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })

  it('does not leave out a claimable period of the range', () => {
    fc.assert(
      fc.property(fila, hechos, (f, h) => {
        const { fila: p } = decideEstadoFila(f, h, CONTEXTO)
        if (p.estado !== ESTADO_OK) return
        const inRange = selectPeriodos(h.imponible?.deuda ?? [], f.desde, f.hasta)
        const claimable = inRange.filter((d) => isClaimable(d, f))
        expect(p.periodos.map(formatPeriodo)).toEqual(claimable.map(formatPeriodo))
      }),
      { numRuns: 1_000 },
    )
  })

  it('carries nothing of the debt but what a title prints', () => {
    fc.assert(
      fc.property(fila, hechos, (f, h) => {
        const keys = ['anio', 'capital', 'cuota', 'interes', 'total', 'vencimiento']
        for (const x of decideEstadoFila(f, h, CONTEXTO).fila.periodos)
          expect(Object.keys(x).sort()).toEqual(keys)
      }),
    )
  })
})
