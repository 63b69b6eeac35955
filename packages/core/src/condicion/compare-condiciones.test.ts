import { describe, expect, test } from 'vitest'
import { compareCondiciones, type FilaDeCondiciones } from './compare-condiciones.ts'

const ABOGADOS = [
  { codexterno: 'A01', apellido: 'Muñoz Peña', nombre: 'Carolina' },
  { codexterno: 'A02', apellido: 'Roldán', nombre: 'Esteban' },
  { codexterno: 'A03', apellido: 'Roldán', nombre: 'Esteban' },
]

const fila = (
  numero: number,
  contrato: string,
  abogado: string,
  condiciones = 'Diez por ciento',
): FilaDeCondiciones => ({ fila: numero, contrato, condiciones, abogado, municipio: '' })

const compare = (
  filas: readonly FilaDeCondiciones[],
  guardadas: Parameters<typeof compareCondiciones>[3] = [],
) => compareCondiciones('Hoja1', filas, ABOGADOS, guardadas)

describe('the lawyer of the conditions', () => {
  test.each([
    ['A01', 'A01'],
    [' a01 ', 'A01'],
    ['Muñoz Peña, Carolina', 'A01'],
    ['MUÑOZ PEÑA,  CAROLINA', 'A01'],
    ['Muñoz Peña, Carolina (A01)', 'A01'],
    ['Roldán, Esteban (A03)', 'A03'],
  ])('«%s» is %s', (escrito, abogado) => {
    expect(compare([fila(2, 'C-1', escrito)]).altas).toMatchObject([{ abogado }])
  })

  test.each(['A99', 'Munoz Pena, Carolina', 'Roldán, Esteban', '', 'A01 y A02'])(
    '«%s» matches no lawyer, or more than one',
    (escrito) => {
      const { errores, altas } = compare([fila(7, 'C-1', escrito)])
      expect(altas).toEqual([])
      expect(errores).toMatchObject([{ fila: 7, valor: escrito, regla: 'condicion.abogado' }])
    },
  )
})

describe('the changes', () => {
  const guardada = { contrato: 'C-1', condiciones: 'x', abogado: 'A01', municipio: '' }

  test('the new is added, the changed changes, the same stays and the rest is left alone', () => {
    const otra = { ...guardada, contrato: 'C-9' }
    const { altas, cambios, iguales, errores } = compare(
      [fila(2, 'c-1', 'A01'), fila(3, 'C-1', 'A02'), { ...otra, fila: 4 }],
      [guardada, otra, { ...guardada, contrato: 'C-7' }],
    )
    expect(errores).toEqual([])
    expect(altas).toMatchObject([{ contrato: 'C-1', abogado: 'A02' }])
    expect(cambios).toMatchObject([{ antes: guardada, despues: { contrato: 'c-1' } }])
    expect(iguales).toBe(1)
  })

  test('a repeated contract is reported with the row where it was first', () => {
    const { errores } = compare([fila(2, 'C-1', 'A01'), fila(5, ' c-1', 'a01')])
    expect(errores).toMatchObject([
      { fila: 5, regla: 'condicion.repetida', mensaje: expect.stringContaining('2.') },
    ])
  })
})
