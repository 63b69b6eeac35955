import { readFile } from 'node:fs/promises'
import { CATEGORIAS, type FilaBasica } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { filasBasicas, filasProcesadas, MUESTRAS } from '../../../fixtures/src/libros/muestras.ts'
import { readBasico } from './basico/read-basico.ts'
import { readProcesado } from './procesado/read-procesado.ts'
import { unpackFila } from './testing/unpack-fila.ts'

const sample = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../fixtures/libros/${name}`, import.meta.url))

const withoutRow = (filas: readonly FilaBasica[]) => filas.map(({ fila: _, ...rest }) => rest)

const CASES = CATEGORIAS.flatMap((categoria) =>
  ['xlsx', 'xls'].map((format) => ({ categoria, format })),
)

describe('workbooks saved by real programs', () => {
  it.each(CASES)('basic, LibreOffice, $categoria, .$format', async ({ categoria, format }) => {
    const bytes = await sample(`basico-${categoria}-libreoffice.${format}`)
    const { filas, errores, avisos, ocultas, hoja } = await readBasico(bytes, { categoria })
    expect(errores).toEqual([])
    expect(withoutRow(filas)).toEqual(withoutRow(filasBasicas(MUESTRAS[categoria])))
    expect(filas.slice(0, 5).map(({ fila }) => fila)).toEqual([3, 4, 5, 6, 8])
    expect(hoja).toBe('Deuda año 2026')
    expect(ocultas).toBe(1)
    expect(avisos).toEqual([
      'Se incluyó 1 fila oculta de la hoja «Deuda año 2026».',
      'No se usa la columna Observación de la hoja «Deuda año 2026».',
      'La hoja «Notas» no se leyó.',
    ])
  })

  it.each(CASES)('basic, SheetJS, $categoria, .$format', async ({ categoria, format }) => {
    const bytes = await sample(`basico-${categoria}-sheetjs.${format}`)
    const { filas, errores, avisos } = await readBasico(bytes, { categoria })
    expect(errores).toEqual([])
    expect(avisos).toEqual([])
    expect(filas).toEqual(filasBasicas(MUESTRAS[categoria]))
  })

  it.each(CASES)(
    'processed, saved again by LibreOffice, $categoria, .$format',
    async ({ categoria, format }) => {
      const bytes = await sample(`procesado-${categoria}-libreoffice.${format}`)
      const { filas, errores, avisos } = await readProcesado(bytes, { categoria })
      expect(errores).toEqual([])
      expect(avisos).toEqual([])
      expect(filas.map(unpackFila)).toEqual(filasProcesadas(MUESTRAS[categoria]))
    },
  )

  it.each(CATEGORIAS)('processed, saved as .xls by SheetJS, %s', async (categoria) => {
    const bytes = await sample(`procesado-${categoria}-sheetjs.xls`)
    const { filas, errores } = await readProcesado(bytes, { categoria })
    expect(errores).toEqual([])
    expect(filas.map(unpackFila)).toEqual(filasProcesadas(MUESTRAS[categoria]))
  })

  it.each(['xlsx', 'xls'])(
    'every mistake of a Calc user gets its row and rule, .%s',
    async (format) => {
      const bytes = await sample(`basico-con-errores-libreoffice.${format}`)
      const { filas, errores } = await readBasico(bytes, { categoria: 'inmueble' })
      expect(filas.map(({ fila }) => fila)).toEqual([2, 10])
      expect(errores.map(({ fila, columna, regla }) => [fila, columna, regla])).toEqual([
        [3, 'NRO_INMUEBLE', 'planilla.formula'],
        [4, 'NRO_INMUEBLE', 'planilla.imponible'],
        [5, 'NRO_INMUEBLE', 'planilla.formula'],
        [6, 'DESDE', 'planilla.periodo'],
        [7, 'NRO_INMUEBLE', 'planilla.fecha-en-columna'],
        [9, 'NRO_INMUEBLE', 'planilla.requerido'],
        [8, '', 'planilla.celdas-combinadas'],
      ])
      expect(errores.find(({ fila }) => fila === 6)?.valor).toBe('01/01/2023')
    },
  )
})
