import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/http/app-error.ts'
import { RespuestaInvalida } from './fallas.ts'
import { fechaOFalta, importe, importeOFalta, numeroOFalta, texto } from './leer.ts'
import { leerDeuda, leerEstadoDePlan, leerPlanes } from './leer-deuda.ts'
import {
  leerConvenio,
  leerConvenios,
  leerEnGestion,
  leerEtapas,
  leerSitua,
  leerSituaciones,
  leerSituacionesDeImponible,
  leerTiposDeDocumento,
  leerTitulos,
} from './leer-gestion.ts'
import {
  leerBase,
  leerComercios,
  leerExiste,
  leerImponiblesDeAbogado,
  leerInmuebles,
  leerRecursos,
  leerResponsables,
  leerVinculos,
} from './leer-padron.ts'

const LECTORES = {
  leerBase,
  leerComercios,
  leerConvenio,
  leerConvenios,
  leerDeuda,
  leerEnGestion,
  leerEstadoDePlan,
  leerEtapas,
  leerExiste,
  leerImponiblesDeAbogado,
  leerInmuebles,
  leerPlanes,
  leerRecursos,
  leerResponsables,
  leerSitua,
  leerSituaciones,
  leerSituacionesDeImponible,
  leerTiposDeDocumento,
  leerTitulos,
  leerVinculos,
}

const nadie = () => {}

const LINEA = {
  ANIO: '2025',
  CUOTA: '1',
  VENCIMIENTO: '2025-02-10',
  TOTAL: '100.00',
  INTERES: '10.00',
  ESTADO: 'PENDIENTE',
  SITUACION: 'NO',
  LEGAL: '',
  NRO_PLAN: '0',
}

describe('readers', () => {
  it.each(Object.entries(LECTORES))(
    '%s: any JSON is read or refused in our own words',
    (_, leer) => {
      fc.assert(
        fc.property(fc.jsonValue({ maxDepth: 4 }), (valor) => {
          try {
            leer(valor, 'respuesta', nadie)
          } catch (error) {
            expect(error instanceof RespuestaInvalida || error instanceof AppError).toBe(true)
          }
        }),
        { numRuns: 500 },
      )
    },
  )

  it('a debt with any field of any line spoilt is refused or read whole, never shortened', () => {
    const spoilt = fc.record({
      lineas: fc.integer({ min: 1, max: 6 }),
      cual: fc.nat(5),
      campo: fc.constantFrom(...Object.keys(LINEA)),
      valor: fc.jsonValue({ maxDepth: 2 }),
    })
    fc.assert(
      fc.property(spoilt, ({ lineas, cual, campo, valor }) => {
        const deuda = Array.from({ length: lineas }, (_, i) => ({ ...LINEA, CUOTA: i + 1 }))
        const malas = deuda.map((linea, i) => (i === cual ? { ...linea, [campo]: valor } : linea))
        try {
          const leida = leerDeuda({ deuda: malas, legal: [] }, 'respuesta', nadie)
          if (valor !== 'CANCELADA') expect(leida.lineas).toHaveLength(lineas)
        } catch (error) {
          expect(error).toBeInstanceOf(RespuestaInvalida)
        }
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    [1234.5, '1234.50'],
    ['1234.5', '1234.50'],
    [0.1 + 0.2, '0.30'],
    ['1.005', '1.00'],
    ['1.0059', '1.00'],
    ['1.006', '1.01'],
    ['-1.006', '-1.01'],
    [-0, '0.00'],
  ])('reads the amount %j', (valor, esperado) => {
    expect(importe(valor, '', nadie)).toBe(esperado)
  })

  it.each([null, '', '1,5', '1.234,50', '1e3', 1e21, 'NaN', [], true, '12345678901234'])(
    'refuses the amount %j',
    (valor) => {
      expect(() => importe(valor, '', nadie)).toThrow(RespuestaInvalida)
    },
  )

  it('distinguish an empty value from an absent or malformed one', () => {
    expect(importeOFalta(null, '', nadie)).toBeNull()
    expect(importeOFalta('', '', nadie)).toBeNull()
    expect(() => importeOFalta(undefined, '', nadie)).toThrow(RespuestaInvalida)
    expect(fechaOFalta('0000-00-00', '', nadie)).toBeNull()
    expect(fechaOFalta('2025-02-10 00:00:00', '', nadie)).toBe('2025-02-10')
    expect(() => fechaOFalta('10/02/2025', '', nadie)).toThrow(RespuestaInvalida)
    expect(numeroOFalta('0', '', nadie)).toBeNull()
    expect(() => numeroOFalta('-3', '', nadie)).toThrow(RespuestaInvalida)
    expect(texto(null, '', nadie)).toBe('')
    expect(() => texto(undefined, '', nadie)).toThrow(RespuestaInvalida)
  })
})
