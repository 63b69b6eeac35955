import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClavesVistas } from './claves-vistas.ts'

const clave = fc.tuple(fc.constantFrom('I', 'C'), fc.integer({ min: 1, max: 500 }), fc.string())

describe('createClavesVistas', () => {
  it('finds the first row of each key, as a Map of whole keys does', () => {
    fc.assert(
      fc.property(fc.array(clave, { maxLength: 3_000 }), (claves) => {
        const vistas = createClavesVistas()
        const mapa = new Map<string, number>()
        claves.forEach((una, i) => {
          const escrita = JSON.stringify(una)
          expect(vistas.add(una, i + 2)).toBe(mapa.get(escrita))
          if (!mapa.has(escrita)) mapa.set(escrita, i + 2)
        })
        expect(vistas.total()).toBe(mapa.size)
        for (const una of claves) expect(vistas.has(una)).toBe(true)
        expect(vistas.has(['X', 1, ''])).toBe(false)
      }),
    )
  })

  it('keeps 200,000 items apart', () => {
    const vistas = createClavesVistas()
    let repetidas = 0
    for (let i = 1; i <= 200_000; i++) if (vistas.add(['I', i, 'AB'], i) !== undefined) repetidas++
    expect(repetidas).toBe(0)
    expect(vistas.total()).toBe(200_000)
  })
})
