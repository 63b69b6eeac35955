import { describe, expect, it } from 'vitest'
import { buildXlsx, hojaDe, STYLES } from '../../../../fixtures/src/libros/build-xlsx.ts'
import { readCondiciones } from './read-condiciones.ts'
import { writeCondicionesEjemplo } from './write-condiciones-ejemplo.ts'

const ENCABEZADO = ['Contrato', 'CONDICIONES', 'Código de abogado', 'Municipio']

const read = (filas: readonly (readonly (string | number | null)[])[]) =>
  readCondiciones(buildXlsx({ hojas: { Hoja1: hojaDe([ENCABEZADO, ...filas]) }, styles: STYLES }))

describe('workbook of legal conditions', () => {
  it('the example is read back without errors', async () => {
    const leidas = await readCondiciones(await writeCondicionesEjemplo('A01', 'San Nicolás'))
    expect(leidas).toMatchObject({ errores: [], avisos: [] })
    expect(leidas.filas.map(({ fila, abogado }) => [fila, abogado])).toEqual([
      [2, 'A01'],
      [3, 'A01'],
    ])
  })

  it('takes numbers as the cell shows them, and the municipality may be missing', async () => {
    const { filas, errores } = await read([[2026, ' Diez por ciento ', 'a01', null]])
    expect(errores).toEqual([])
    expect(filas).toEqual([
      { fila: 2, contrato: '2026', condiciones: 'Diez por ciento', abogado: 'a01', municipio: '' },
    ])
  })

  it('reports every problem of every row, with row, column and value', async () => {
    const { filas, errores } = await read([
      [null, 'x', 'A01', ''],
      ['C-2', null, null, ''],
      ['x'.repeat(81), 'y'.repeat(4_001), 'A01', ''],
      ['C-5', 'bien', 'A01', ''],
    ])
    expect(filas).toMatchObject([{ fila: 5 }])
    expect(errores.map(({ fila, columna, regla }) => [fila, columna, regla])).toEqual([
      [2, 'Contrato', 'planilla.requerido'],
      [3, 'CONDICIONES', 'planilla.requerido'],
      [3, 'Código de abogado', 'planilla.requerido'],
      [4, 'Contrato', 'planilla.largo'],
      [4, 'CONDICIONES', 'planilla.largo'],
    ])
  })

  it('says which column is missing', async () => {
    const libro = buildXlsx({ hojas: { A: hojaDe([['CONTRATO'], ['C-1']]) }, styles: STYLES })
    await expect(readCondiciones(libro)).rejects.toMatchObject({ codigo: 'columnas-faltantes' })
  })
})
