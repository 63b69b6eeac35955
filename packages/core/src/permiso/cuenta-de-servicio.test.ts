import { describe, expect, it } from 'vitest'
import { codigoDeCuenta, idDeCuenta, isCuentaRepetida } from './cuenta-de-servicio.ts'

describe('the code of a service account', () => {
  it.each([1, 9, 10, 12345, 99999])('of account %i gives its number back', (id) => {
    expect(idDeCuenta(codigoDeCuenta(id))).toBe(id)
  })

  it.each(['', 'S', 'S0', 'S01', 'S123456', 's1', 'XS1', 'S1X', 'S1x2', '20000001'])(
    '%o is no code',
    (codigo) => {
      expect(idDeCuenta(codigo)).toBeUndefined()
    },
  )
})

describe('the name of a service account', () => {
  const cuentas = [
    { nombre: 'Carga nocturna', revocada: false },
    { nombre: 'Vieja', revocada: true },
  ]

  it('is taken in any case and with spaces around it', () => {
    expect(isCuentaRepetida('  CARGA nocturna ', cuentas)).toBe(true)
  })

  it.each(['Vieja', 'Carga', ''])('%o is free', (nombre) => {
    expect(isCuentaRepetida(nombre, cuentas)).toBe(false)
  })
})
