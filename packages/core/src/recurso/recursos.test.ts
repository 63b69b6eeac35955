import { describe, expect, it } from 'vitest'
import { CATALOGO_INICIAL } from './catalogo.ts'
import { esRecursoDeComercio, esRecursoDePagoUnico, nombreDeRecurso } from './find-recurso.ts'
import { RECURSOS_INICIALES } from './recursos.ts'

const COMERCIO = '19, SE, SH, PP, 2, EP, 9, SV, LO, SA, DI, IV'.split(', ')
const PAGO_UNICO = 'DU, SS, AB, AG, CL, PA, RV, CC, GA, WO, WQ, WX, WR, W2, WZ, TH'.split(', ')

describe('RECURSOS_INICIALES', () => {
  it('has the 12 codes of commerce', () => {
    expect(COMERCIO).toHaveLength(12)
    expect(
      RECURSOS_INICIALES.filter((r) => esRecursoDeComercio(CATALOGO_INICIAL, r.codigo)).map(
        (r) => r.codigo,
      ),
    ).toEqual(COMERCIO)
  })

  it('has the 16 codes of single payment', () => {
    expect(PAGO_UNICO).toHaveLength(16)
    expect(
      RECURSOS_INICIALES.filter((r) => esRecursoDePagoUnico(CATALOGO_INICIAL, r.codigo)).map(
        (r) => r.codigo,
      ),
    ).toEqual(PAGO_UNICO)
  })

  it('gives each code once, with a concept of its own', () => {
    expect(new Set(RECURSOS_INICIALES.map((r) => r.codigo)).size).toBe(RECURSOS_INICIALES.length)
    expect(new Set(RECURSOS_INICIALES.map((r) => r.nombre)).size).toBe(RECURSOS_INICIALES.length)
    for (const { codigo, nombre } of RECURSOS_INICIALES)
      expect(nombreDeRecurso(CATALOGO_INICIAL, codigo)).toBe(nombre)
  })

  it.each(['02', ' 2', '2 ', '2.0', 'se', '', '__proto__', 'constructor'])(
    'does not know %j',
    (codigo) => {
      expect(CATALOGO_INICIAL.get(codigo)).toBeUndefined()
      expect(esRecursoDeComercio(CATALOGO_INICIAL, codigo)).toBe(false)
      expect(esRecursoDePagoUnico(CATALOGO_INICIAL, codigo)).toBe(false)
    },
  )
})
