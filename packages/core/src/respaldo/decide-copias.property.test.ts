import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CopiaDeRespaldo, decideCopiasAConservar, type Retencion } from './decide-copias.ts'

const COPIAS = fc
  .uniqueArray(
    fc.record({
      horas: fc.integer({ min: 0, max: 24 * 800 }),
      entera: fc.boolean(),
      version: fc.constantFrom('0.1.0', '0.2.0', '0.3.0'),
    }),
    { selector: ({ horas }) => horas, maxLength: 60 },
  )
  .map((todas) =>
    todas.map(
      ({ horas, entera, version }): CopiaDeRespaldo => ({
        nombre: `copia-${horas}`,
        momento: new Date(Date.UTC(2025, 0, 1) + horas * 3_600_000),
        ...{ entera, version },
      }),
    ),
  )
const cuantos = fc.integer({ min: 0, max: 12 })
const RETENCION: fc.Arbitrary<Retencion> = fc.record({
  dias: cuantos,
  semanas: cuantos,
  meses: cuantos,
  anios: cuantos,
})

const check = (property: (copias: CopiaDeRespaldo[], retencion: Retencion) => void) =>
  fc.assert(fc.property(COPIAS, RETENCION, property), { numRuns: 500 })

const newestEntera = (copias: readonly CopiaDeRespaldo[]) =>
  copias
    .filter(({ entera }) => entera)
    .toSorted((a, b) => b.momento.getTime() - a.momento.getTime())[0]

it('the last whole copy is never pruned, whatever the retention', () =>
  check((copias, retencion) => {
    const ultima = newestEntera(copias)
    if (ultima) expect(decideCopiasAConservar(copias, retencion).conservar).toContain(ultima.nombre)
  }))

it('every copy is either kept or pruned, and the order in which the copies are given does not matter', () =>
  check((copias, retencion) => {
    const { conservar, podar } = decideCopiasAConservar(copias, retencion)
    expect([...conservar, ...podar].sort()).toEqual(copias.map(({ nombre }) => nombre).sort())
    expect(decideCopiasAConservar(copias.toReversed(), retencion)).toEqual({ conservar, podar })
  }))

it('pruning again what was kept prunes nothing', () =>
  check((copias, retencion) => {
    const { conservar } = decideCopiasAConservar(copias, retencion)
    const quedan = copias.filter(({ nombre }) => conservar.includes(nombre))
    expect(decideCopiasAConservar(quedan, retencion).podar).toEqual([])
  }))

it('a longer retention keeps every copy that a shorter one keeps', () =>
  check((copias, retencion) => {
    const { conservar } = decideCopiasAConservar(copias, retencion)
    const larga = { ...retencion, dias: retencion.dias + 3, meses: retencion.meses + 1 }
    expect(decideCopiasAConservar(copias, larga).conservar).toEqual(
      expect.arrayContaining([...conservar]),
    )
  }))

it('keeps at most one whole copy for each period of the retention, and the last one', () =>
  check((copias, retencion) => {
    const { conservar } = decideCopiasAConservar(copias, retencion)
    const enteras = copias.filter(({ nombre, entera }) => entera && conservar.includes(nombre))
    const { dias, semanas, meses, anios } = retencion
    expect(enteras.length).toBeLessThanOrEqual(Math.max(1, dias + semanas + meses + anios))
  }))
