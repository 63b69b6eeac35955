import { describe, expect, it } from 'vitest'
import {
  esRecursoDeComercio,
  esRecursoDePagoUnico,
  findRecurso,
  nombreDeRecurso,
} from './find-recurso.ts'
import { RECURSOS } from './recursos.ts'

/** S1 §9, word for word. */
const COMERCIO = '19, SE, SH, PP, 2, EP, 9, SV, LO, SA, DI, IV'.split(', ')
const PAGO_UNICO = 'DU, SS, AB, AG, CL, PA, RV, CC, GA, WO, WQ, WX, WR, W2, WZ, TH'.split(', ')

describe('RECURSOS', () => {
  it('has the 12 codes of commerce', () => {
    expect(COMERCIO).toHaveLength(12)
    expect(RECURSOS.filter((r) => esRecursoDeComercio(r.codigo)).map((r) => r.codigo)).toEqual(
      COMERCIO,
    )
  })

  it('has the 16 codes of single payment', () => {
    expect(PAGO_UNICO).toHaveLength(16)
    expect(RECURSOS.filter((r) => esRecursoDePagoUnico(r.codigo)).map((r) => r.codigo)).toEqual(
      PAGO_UNICO,
    )
  })

  it('gives each code once, with a concept of its own', () => {
    expect(new Set(RECURSOS.map((r) => r.codigo)).size).toBe(RECURSOS.length)
    expect(new Set(RECURSOS.map((r) => r.nombre)).size).toBe(RECURSOS.length)
    for (const { codigo, nombre } of RECURSOS) expect(nombreDeRecurso(codigo)).toBe(nombre)
  })

  it.each(['02', ' 2', '2 ', '2.0', 'se', '', '__proto__', 'constructor'])(
    'does not know %j',
    (codigo) => {
      expect(findRecurso(codigo)).toBeUndefined()
      expect(esRecursoDeComercio(codigo)).toBe(false)
      expect(esRecursoDePagoUnico(codigo)).toBe(false)
    },
  )
})
