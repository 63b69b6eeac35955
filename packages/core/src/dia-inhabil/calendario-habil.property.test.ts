import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finDeIntimacion } from '../carta/vencimiento-de-carta.ts'
import { recibidaHasta } from '../caso/decide-maduro.ts'
import { addDays, fecha } from '../fecha/fecha.ts'
import {
  addDiasHabiles,
  type CalendarioHabil,
  EN_EL_MUNICIPIO,
  isDiaHabil,
  type LugarDeTermino,
} from './calendario-habil.ts'
import type { DiaInhabil } from './dia-inhabil.ts'

const dias = fc.integer({ min: 0, max: 900 }).map((n) => addDays(fecha('2026-01-01'), n))

const dia: fc.Arbitrary<DiaInhabil> = fc
  .record({
    desde: dias,
    largo: fc.integer({ min: 0, max: 40 }),
    ambito: fc.constantFrom(
      { alcance: 'nacion', lugar: '' } as const,
      { alcance: 'provincia', lugar: '' } as const,
      { alcance: 'municipio', lugar: '' } as const,
      { alcance: 'juzgado', lugar: 'Juzgado 1' } as const,
      { alcance: 'juzgado', lugar: 'Juzgado 2' } as const,
      { alcance: 'departamento', lugar: 'San Nicolás' } as const,
    ),
    clase: fc.constantFrom('feriado' as const, 'asueto' as const),
    quitado: fc.constantFrom('', '', '', 'Por error'),
  })
  .map(({ desde, largo, ambito, ...resto }) => ({
    ...{ ...resto, ...ambito, motivo: 'Asueto' },
    ...{ desde, hasta: addDays(desde, largo) },
  }))

const calendario: fc.Arbitrary<CalendarioHabil> = fc.record({
  dias: fc.array(dia, { maxLength: 8 }),
  ferias: fc.array(
    dias.map((desde) => ({ desde, hasta: addDays(desde, 30) })),
    { maxLength: 2 },
  ),
})

const lugar: fc.Arbitrary<LugarDeTermino> = fc.constantFrom(
  EN_EL_MUNICIPIO,
  { de: 'juicio', juzgado: '', departamento: '' },
  { de: 'juicio', juzgado: 'Juzgado 1', departamento: 'San Nicolás' },
)

const cuantos = fc.integer({ min: 0, max: 30 })

const countHabiles = (
  desde: string,
  hasta: string,
  cal: CalendarioHabil,
  donde: LugarDeTermino,
) => {
  let n = 0
  for (let uno = addDays(fecha(desde), 1); uno <= hasta; uno = addDays(uno, 1))
    if (isDiaHabil(uno, cal, donde)) n += 1
  return n
}

describe('terms in working days', () => {
  it('a non-working day that is added never makes a term end earlier', () => {
    fc.assert(
      fc.property(dias, cuantos, calendario, dia, lugar, (desde, n, cal, otro, donde) => {
        const antes = addDiasHabiles(desde, n, cal, donde).fecha
        const ahora = addDiasHabiles(desde, n, { ...cal, dias: [...cal.dias, otro] }, donde).fecha
        expect(ahora >= antes).toBe(true)
      }),
    )
  })

  it('as many working days are counted as were added, and the last of them works', () => {
    fc.assert(
      fc.property(dias, cuantos, calendario, lugar, (desde, n, cal, donde) => {
        const { fecha: hasta, descansos } = addDiasHabiles(desde, n, cal, donde)
        expect(countHabiles(desde, hasta, cal, donde)).toBe(n)
        expect(n === 0 || isDiaHabil(hasta, cal, donde)).toBe(true)
        expect(descansos.every((uno) => !isDiaHabil(uno.fecha, cal, donde))).toBe(true)
      }),
    )
  })

  it('a day of one court touches only the terms of that court', () => {
    fc.assert(
      fc.property(dias, cuantos, calendario, dias, (desde, n, cal, libre) => {
        const solo: DiaInhabil = {
          ...{ desde: libre, hasta: libre, alcance: 'juzgado', lugar: 'Juzgado 9' },
          ...{ clase: 'asueto', motivo: 'Acordada', quitado: '' },
        }
        const con = { ...cal, dias: [...cal.dias, solo] }
        for (const donde of [
          EN_EL_MUNICIPIO,
          { de: 'juicio', juzgado: 'Juzgado 1', departamento: '' } as const,
        ])
          expect(addDiasHabiles(desde, n, con, donde)).toEqual(addDiasHabiles(desde, n, cal, donde))
        const suyo = { de: 'juicio', juzgado: 'juzgado 9', departamento: '' } as const
        expect(isDiaHabil(libre, con, suyo)).toBe(false)
      }),
    )
  })

  it('the letters that a query finds ripe are those whose term is over', () => {
    fc.assert(
      fc.property(dias, calendario, fc.integer({ min: -5, max: 60 }), (hoy, cal, n) => {
        const recibida = addDays(hoy, -n)
        expect(recibida <= recibidaHasta(hoy, cal)).toBe(finDeIntimacion(recibida, cal) < hoy)
      }),
    )
  })
})
