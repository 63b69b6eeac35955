import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiaDeSemana, parseDiasDeSemana, writeDiasDeSemana } from '../fecha/dias-de-semana.ts'
import { addDays, dayOfWeek, daysBetween, fecha } from '../fecha/fecha.ts'
import { type CalendarioHabil, isDiaHabil } from './calendario-habil.ts'
import { computeNotificacionElectronica } from './compute-notificacion-electronica.ts'

const dia = fc.integer({ min: 0, max: 1_200 }).map((n) => addDays(fecha('2026-01-01'), n))
const dias = fc.subarray<DiaDeSemana>([1, 2, 3, 4, 5], { minLength: 1 })
const calendario: fc.Arbitrary<CalendarioHabil> = fc.record({
  dias: fc
    .array(
      fc.record({
        ...{ desde: dia, quitado: fc.constant(''), motivo: fc.constant('Asueto') },
        ...{ clase: fc.constant('asueto' as const), alcance: fc.constant('departamento' as const) },
        lugar: fc.constantFrom('San Nicolás', 'Azul'),
        largo: fc.integer({ min: 0, max: 20 }),
      }),
      { maxLength: 6 },
    )
    .map((filas) =>
      filas.map(({ largo, ...fila }) => ({ ...fila, hasta: addDays(fila.desde, largo) })),
    ),
  ferias: fc.array(
    dia.map((desde) => ({ desde, hasta: addDays(desde, 30) })),
    { maxLength: 2 },
  ),
})
const DONDE = { juzgado: '', departamento: 'San Nicolás' } as const
const notificado = (
  disponible: ReturnType<typeof fecha>,
  cuales: readonly DiaDeSemana[],
  cal: CalendarioHabil,
) => computeNotificacionElectronica({ disponible, dias: cuales, ...DONDE }, cal).valor

describe('the day of notification at an electronic domicile', () => {
  it('is a working day after the notice is available', () => {
    fc.assert(
      fc.property(dia, dias, calendario, (uno, cuales, cal) => {
        const cuando = notificado(uno, cuales, cal)
        expect(cuando > uno).toBe(true)
        expect(isDiaHabil(cuando, cal, { de: 'juicio', ...DONDE })).toBe(true)
      }),
    )
  })

  it('is within four days for Tuesdays and Fridays, and one of them, when none is a holiday', () => {
    fc.assert(
      fc.property(dia, (uno) => {
        const sin = { dias: [], ferias: [] }
        const cuando = notificado(uno, [2, 5], sin)
        const enDias = Array.from({ length: 4 }, (_, n) => addDays(uno, n + 1))
        const primero = enDias.find((otro) => [2, 5].includes(dayOfWeek(otro)))
        expect(primero).toBeDefined()
        if (primero && isDiaHabil(primero, sin, { de: 'juicio', ...DONDE })) {
          expect(cuando).toBe(primero)
          expect(daysBetween(uno, cuando)).toBeLessThanOrEqual(4)
        } else expect(cuando > (primero ?? uno)).toBe(true)
      }),
    )
  })

  it('never comes earlier for a notice that is available later', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: 1, max: 30 }), dias, calendario, (uno, n, cuales, cal) => {
        expect(notificado(uno, cuales, cal) <= notificado(addDays(uno, n), cuales, cal)).toBe(true)
      }),
    )
  })

  it('never comes earlier for a day without work that is added', () => {
    fc.assert(
      fc.property(dia, dia, dias, calendario, (uno, asueto, cuales, cal) => {
        const mas = {
          ...({ desde: asueto, hasta: asueto, alcance: 'provincia', lugar: '' } as const),
          ...({ clase: 'asueto', motivo: 'Asueto', quitado: '' } as const),
        }
        expect(
          notificado(uno, cuales, cal) <=
            notificado(uno, cuales, { ...cal, dias: [...cal.dias, mas] }),
        ).toBe(true)
      }),
    )
  })

  it('has days of the week that are read as they are written', () => {
    fc.assert(
      fc.property(dias, (cuales) => {
        expect(parseDiasDeSemana(writeDiasDeSemana(cuales))).toEqual(cuales)
      }),
    )
    for (const mal of ['', 'y', 'sábado', 'martes y ayer', 'martes/viernes'])
      expect(parseDiasDeSemana(mal)).toBeUndefined()
  })
})
