import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARCHIVOS_DEL_PAQUETE } from './archivos-del-paquete.ts'
import {
  archivosConMuchasBajas,
  BAJAS_SIN_CONFIRMAR,
  checkCargaDePaquete,
  computeTolerancia,
} from './check-carga-de-paquete.ts'

const archivo = fc
  .record({
    archivo: fc.constantFrom(...ARCHIVOS_DEL_PAQUETE.map(({ nombre }) => nombre)),
    vigentes: fc.nat(2_000_000),
    parte: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ archivo: nombre, vigentes, parte }) => {
    return { archivo: nombre, vigentes, bajas: Math.floor(vigentes * parte) }
  })

const comparado = fc.record({
  rechazadas: fc.nat(1_000),
  archivos: fc.array(archivo, { maxLength: 6 }),
})

describe('computeTolerancia', () => {
  it('accepts the package as it was reviewed, and refuses one more row or percent', () => {
    fc.assert(
      fc.property(comparado, (paquete) => {
        const { rechazosHasta, bajasHasta } = computeTolerancia(paquete)
        expect(bajasHasta).toBeLessThanOrEqual(100)
        expect(checkCargaDePaquete({ ...paquete, rechazosHasta, bajasHasta })).toEqual([])
        if (rechazosHasta > 0)
          expect(
            checkCargaDePaquete({ ...paquete, rechazosHasta: rechazosHasta - 1, bajasHasta }),
          ).toMatchObject([{ campo: 'rechazosHasta' }])
        if (bajasHasta > BAJAS_SIN_CONFIRMAR)
          expect(
            checkCargaDePaquete({ ...paquete, rechazosHasta, bajasHasta: bajasHasta - 1 }),
          ).not.toEqual([])
      }),
    )
  })

  it('accepts any number of missing taxes without raising the limit of another file', () => {
    const recursos = { archivo: 'recursos', bajas: 9, vigentes: 10 }
    const deuda = { archivo: 'deuda', bajas: 25, vigentes: 100 }
    expect(archivosConMuchasBajas([recursos, deuda])).toEqual([deuda])
    expect(computeTolerancia({ rechazadas: 0, archivos: [recursos, deuda] })).toEqual({
      ...{ rechazosHasta: 0, bajasHasta: 25 },
    })
    expect(computeTolerancia({ rechazadas: 0, archivos: [recursos] }).bajasHasta).toBe(
      BAJAS_SIN_CONFIRMAR,
    )
  })
})
