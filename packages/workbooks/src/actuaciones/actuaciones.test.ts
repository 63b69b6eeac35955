import { type ErrorDeFila, parseFecha } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import {
  buildXlsx,
  type CeldaDePrueba,
  filaXml,
  hojaDe,
  hojaXml,
  STYLES,
} from '../../../../fixtures/src/libros/build-xlsx.ts'
import { convertCsvToWorkbook } from '../csv/convert-csv.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { HEADINGS_DE_ACTUACIONES } from './columnas-de-actuaciones.ts'
import { readActuaciones } from './read-actuaciones.ts'
import { writeActuacionesEjemplo } from './write-actuaciones-ejemplo.ts'
import { buildActuacionesRechazadas } from './write-actuaciones-rechazadas.ts'

const HOY = parseFecha('2026-11-20') as NonNullable<ReturnType<typeof parseFecha>>
const ENCABEZADO = ['Nro. inmueble', 'RECURSO', 'Fecha', 'Tipo', 'Monto', 'CP8480', 'Resultado']

const libro = (...filas: CeldaDePrueba[][]) =>
  buildXlsx({ hojas: { Hoja1: hojaDe([ENCABEZADO, ...filas]) }, styles: STYLES })

const read = (...filas: CeldaDePrueba[][]) => readActuaciones(libro(...filas))

const error = (fila: number, columna: string, mensaje: string): ErrorDeFila => ({
  ...{ hoja: 'Hoja1', fila, columna, mensaje },
  ...{ valor: '', regla: 'x' },
})

describe('workbook of actions', () => {
  it('has no two columns of the same name', () => {
    const nombres = HEADINGS_DE_ACTUACIONES.flatMap(({ title, aliases }) => [
      ...new Set([title, ...aliases].map(normalizeHeading)),
    ])
    expect(new Set(nombres).size).toBe(nombres.length)
  })

  it('the example is read back without errors', async () => {
    const leidas = await readActuaciones(await writeActuacionesEjemplo(HOY))
    expect(leidas).toMatchObject({ errores: [], avisos: [] })
    expect(leidas.filas).toMatchObject([
      {
        ...{ fila: 2, imponible: '999990001', fecha: '2026-11-20', grupo: 'Judicial' },
        dato: { monto: '1234.50', cp8480: '1', cpantprv: '0' },
      },
      { fila: 3, tipo: '3', dato: { tipomedida: 'Embargo' }, obs: 'Se libró oficio.' },
      { fila: 4, imponible: '999990002', dato: {}, rechazada: false },
    ])
  })

  it('takes cells as people leave them: dates, amounts, marks and results', async () => {
    const { filas, errores, columnas } = await read(
      [101, 'ab', 46345, 18, 1234.5, 'x', 'Negativo'],
      ['00102', 'AB', '20/11/2026', 'Resultado', null, null, '0'],
    )
    expect(errores).toEqual([])
    expect(filas).toMatchObject([
      {
        ...{ imponible: '101', recurso: 'AB', fecha: '2026-11-19', tipo: '18' },
        dato: { monto: '1234.50', cp8480: '1', resultado: '1' },
      },
      { imponible: '102', fecha: '2026-11-20', tipo: 'Resultado', dato: { resultado: '0' } },
    ])
    expect(columnas).toMatchObject({
      imponible: 'Nro. inmueble',
      monto: 'Monto',
      obs: 'OBSERVACIONES',
    })
  })

  it('reports every problem of every row, and keeps the rows in their order', async () => {
    const { filas, errores } = await read(
      ['doce', 'AB', '31/02/2026', 10, '1.234', 'quizás', null],
      [102, 'AB', '20/11/2026', 10, null, null, null],
    )
    expect(filas.map(({ fila, rechazada }) => [fila, rechazada])).toEqual([
      [2, true],
      [3, false],
    ])
    expect(errores.map(({ fila, columna }) => [fila, columna]).sort()).toEqual([
      [2, 'CP8480'],
      [2, 'Fecha'],
      [2, 'Monto'],
      [2, 'Nro. inmueble'],
    ])
  })

  it('a merged date refuses every row under it, naming each', async () => {
    const bytes = buildXlsx({
      hojas: {
        Hoja1: hojaDe(
          [
            ENCABEZADO,
            [101, 'AB', '20/11/2026', 10],
            [102, 'AB', null, 10],
            [103, 'AB', null, 10],
            [104, 'AB', '20/11/2026', 10],
          ],
          '<mergeCells><mergeCell ref="C2:C4"/></mergeCells>',
        ),
      },
      styles: STYLES,
    })
    const { filas, errores } = await readActuaciones(bytes)
    expect(filas.map(({ fila, rechazada }) => [fila, rechazada])).toEqual([
      [2, true],
      [3, true],
      [4, true],
      [5, false],
    ])
    expect(errores.map(({ fila, valor, regla }) => [fila, valor, regla])).toEqual([
      [2, 'C2:C4', 'planilla.celdas-combinadas'],
      [3, '', 'planilla.celdas-combinadas'],
      [4, '', 'planilla.celdas-combinadas'],
    ])
  })

  it('a formula in a column that is read is refused, never read by its last value (D155)', async () => {
    const formula = (valor: string) => `<c><f>A1</f><v>${valor}</v></c>`
    const hojas = {
      Hoja1: hojaDe([
        [...ENCABEZADO, 'Notas'],
        [formula('101'), 'AB', formula('46345'), 10, formula('1234.5'), null, null, null],
        [102, 'AB', '20/11/2026', 10, null, null, null, formula('3')],
      ]),
    }
    const { filas, errores } = await readActuaciones(buildXlsx({ hojas, styles: STYLES }))
    expect(filas.map(({ fila, rechazada }) => [fila, rechazada])).toEqual([
      [2, true],
      [3, false],
    ])
    const pegue = 'La celda tiene una fórmula; péguela como valor.'
    expect(errores.map(({ columna, mensaje }) => [columna, mensaje]).sort()).toEqual([
      ['Fecha', pegue],
      ['Monto', pegue],
      ['Nro. inmueble', pegue],
    ])
  })

  it('hidden rows and columns are read with a warning, and hidden sheets are not read (D154)', async () => {
    const filas = [
      filaXml(1, ENCABEZADO),
      filaXml(2, [101, 'AB', '20/11/2026', 10]),
      filaXml(3, [102, 'AB', '20/11/2026', 18, '1234,50'], ' hidden="1"'),
    ]
    const cols =
      '<cols><col min="1" max="2" width="9"/><col min="4" max="5" hidden="1" width="9"/></cols>'
    const hojas = {
      Vieja: hojaDe([ENCABEZADO, [999, 'AB', '20/11/2026', 10]]),
      Hoja1: hojaXml(filas.join('')).replace('<sheetData>', `${cols}<sheetData>`),
      Resumen: hojaDe([['Total', 3]]),
    }
    const estados = { Vieja: ' state="hidden"', Resumen: ' state="veryHidden"' }
    const leidas = await readActuaciones(buildXlsx({ hojas, estados, styles: STYLES }))
    expect(leidas).toMatchObject({ hoja: 'Hoja1', errores: [] })
    expect(leidas.filas).toMatchObject([
      { imponible: '101', tipo: '10' },
      { imponible: '102', tipo: '18', dato: { monto: '1234.50' } },
    ])
    expect(leidas.avisos).toEqual([
      'Se incluyó 1 fila oculta de la hoja «Hoja1».',
      'Se incluyeron las columnas ocultas Tipo, Monto de la hoja «Hoja1».',
      'La hoja «Vieja» no se leyó.',
      'La hoja «Resumen» no se leyó.',
    ])
  })

  it('names a missing column, and refuses more rows than the limit', async () => {
    const corto = buildXlsx({ hojas: { A: hojaDe([['IMPONIBLE'], ['1']]) }, styles: STYLES })
    await expect(readActuaciones(corto)).rejects.toMatchObject({ codigo: 'columnas-faltantes' })
    const filas = Array.from({ length: 5001 }, () => [1, 'AB', '20/11/2026', 10])
    await expect(read(...filas)).rejects.toMatchObject({ codigo: 'demasiadas-filas' })
  })

  it('reads an .xls', async () => {
    const sheet = XLSX.utils.aoa_to_sheet([ENCABEZADO, [101, 'AB', '20/11/2026', 10]])
    const bytes = XLSX.write(XLSX.utils.book_new(sheet), { type: 'buffer', bookType: 'biff8' })
    expect((await readActuaciones(bytes)).filas).toMatchObject([{ fila: 2, imponible: '101' }])
  })

  it('a .csv becomes the same rows with their numbers, always the same bytes', async () => {
    const csv = Buffer.from(
      'IMPONIBLE;RECURSO;FECHA;TIPO;MONTO\r\n101;AB;20/11/2026;10;1.234,50\r\n;;;;\r\n102;AB;20/11/2026;10;\r\n',
    )
    const bytes = await convertCsvToWorkbook(csv)
    const { filas, errores } = await readActuaciones(bytes)
    expect(errores).toEqual([])
    expect(filas).toMatchObject([
      { fila: 2, dato: { monto: '1234.50' } },
      { fila: 4, imponible: '102' },
    ])
    expect((await convertCsvToWorkbook(csv)).equals(bytes)).toBe(true)
  })
})

describe('the refused rows', () => {
  it('come with their columns and every reason, and once corrected are a workbook to send', async () => {
    const enviado = libro(
      [101, 'AB', 46345, 18, 1234.5, 'Sí', null],
      [102, 'AB', 46345, 10, null, null, null],
      ['doce', 'AB', '31/02/2026', 10, null, null, null],
    )
    const rechazadas = await buildActuacionesRechazadas(enviado, [
      error(2, 'Tipo', 'No se ofrece.'),
      error(4, 'Fecha', 'No se entiende.'),
      error(4, 'Nro. inmueble', 'No es un número.'),
    ])
    const hoja = XLSX.read(rechazadas).Sheets.Hoja1 as XLSX.WorkSheet
    expect(XLSX.utils.sheet_to_json(hoja, { header: 1, defval: '' })).toEqual([
      [...ENCABEZADO, 'MOTIVO DEL RECHAZO'],
      ['101', 'AB', '19/11/2026', '18', '1234,5', 'Sí', '', 'Tipo: No se ofrece.'],
      [
        ...['doce', 'AB', '31/02/2026', '10', '', '', ''],
        'Fecha: No se entiende.\nNro. inmueble: No es un número.',
      ],
    ])
    const { filas, avisos } = await readActuaciones(rechazadas)
    expect(avisos).toEqual([])
    expect(filas[0]).toMatchObject({ fecha: '2026-11-19', dato: { monto: '1234.50' } })
    // A workbook of refused rows has a column of reasons. Here this workbook is uploaded, and its rows are refused
    // again. The new workbook must have only one column of reasons, with the new reason.
    const otra = await buildActuacionesRechazadas(rechazadas, [error(2, '', 'Otra vez.')])
    const [titulos, primera] = XLSX.utils.sheet_to_json<string[]>(
      XLSX.read(otra).Sheets.Hoja1 as XLSX.WorkSheet,
      { header: 1 },
    )
    expect(titulos?.filter((titulo) => titulo === 'MOTIVO DEL RECHAZO')).toHaveLength(1)
    expect(primera?.at(-1)).toBe('Otra vez.')
  })
})
