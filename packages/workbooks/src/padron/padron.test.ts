import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { FORMATO_INICIAL_DE_PARTIDA } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import {
  buildXlsx,
  type CeldaDePrueba,
  hojaDe,
  STYLES,
} from '../../../../fixtures/src/libros/build-xlsx.ts'
import { normalizeHeading } from '../table/normalize-heading.ts'
import { HEADINGS_DE_PADRON } from './columnas-de-padron.ts'
import { openPadron } from './read-padron.ts'
import { writePadronEjemplo } from './write-padron-ejemplo.ts'
import { writePadronRechazadas } from './write-padron-rechazadas.ts'

const MUNICIPIO = { recursos: ['AB', 'SS'], partida: FORMATO_INICIAL_DE_PARTIDA }
const ENCABEZADO = ['Nro. Inmueble', 'Recurso', 'Calle', 'Altura', 'Partida', 'Abogado', 'Color']

const libro = (...filas: CeldaDePrueba[][]) =>
  buildXlsx({ hojas: { Hoja1: hojaDe([ENCABEZADO, ...filas]) }, styles: STYLES })

const readAll = async (bytes: Uint8Array) => {
  const padron = await openPadron(bytes, MUNICIPIO)
  const filas = []
  const rechazadas = []
  for await (const lote of padron.lotes()) {
    filas.push(...lote.filas)
    rechazadas.push(...lote.rechazadas)
  }
  return { padron, filas, rechazadas }
}

const rechazadasDe = async (bytes: Uint8Array, motivos: ReadonlyMap<number, string>) => {
  const out = new PassThrough()
  const [leida] = await Promise.all([buffer(out), writePadronRechazadas(out, bytes, motivos)])
  return leida
}

describe('workbook of the provincial registry', () => {
  it('has no two columns of the same name', () => {
    const nombres = HEADINGS_DE_PADRON.flatMap(({ title, aliases }) => [
      ...new Set([title, ...aliases].map(normalizeHeading)),
    ])
    expect(new Set(nombres).size).toBe(nombres.length)
  })

  it('the example reads back whole', async () => {
    const { padron, filas, rechazadas } = await readAll(
      await writePadronEjemplo(FORMATO_INICIAL_DE_PARTIDA),
    )
    expect(rechazadas).toEqual([])
    expect(padron.ignoradas).toEqual([])
    expect(await padron.avisos()).toEqual([])
    expect(filas).toMatchObject([
      { fila: 2, numero: 999990001, recurso: 'AB', primera: true },
      { fila: 3, numero: 999990001, recurso: 'SS', primera: false },
      { fila: 4, numero: 999990002, recurso: 'AB', primera: true },
    ])
  })

  it('gives the heading of each column in the file, and the unused ones', async () => {
    const { padron } = await readAll(libro([1, 'AB', 'Mitre', 12, '', 'A01', 'rojo']))
    expect(padron.campos).toEqual(['CALLE', 'NRO', 'PAR_PROVINCIAL'])
    expect(padron.columnas).toContainEqual({ columna: 'NRO', titulo: 'Altura' })
    expect(padron.columnas).toContainEqual({ columna: 'LEGAL', titulo: 'Abogado' })
    expect(padron.columnas).toContainEqual({ columna: 'BARRIO', titulo: null })
    expect(padron.ignoradas).toEqual(['Color'])
  })

  it('a merged cell refuses its rows, and the rest of the file is read (D192)', async () => {
    const merged = ['C3:D3', 'G4:H4', 'A1:B1'].map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    const xml = hojaDe([ENCABEZADO, ...[1, 2, 3].map((numero) => [numero, 'AB', 'Mitre'])]).replace(
      '</sheetData>',
      `</sheetData><mergeCells count="3">${merged}</mergeCells>`,
    )
    const bytes = buildXlsx({ hojas: { Hoja1: xml }, styles: STYLES })
    const { padron, filas } = await readAll(bytes)
    expect(filas).toHaveLength(3)
    expect(padron.combinadas()).toEqual([3])
    const leida = await rechazadasDe(bytes, new Map([[3, 'Combinada.']]))
    const [hoja] = Object.values(XLSX.read(leida).Sheets)
    expect(XLSX.utils.sheet_to_json(hoja as XLSX.WorkSheet)).toMatchObject([
      { 'FILA DEL ARCHIVO': 3, 'MOTIVO DEL RECHAZO': 'Combinada.' },
    ])
  })

  it('reads hidden rows and columns, with a warning', async () => {
    const xml = hojaDe([ENCABEZADO, [1, 'AB', 'Mitre'], [2, 'AB', 'Mitre'], [3, 'AB', 'Mitre']])
      .replace('<sheetData>', '<cols><col hidden="1" max="4" min="3"/></cols><sheetData>')
      .replace('<row r="3"', '<row r="3" hidden="1"')
    const { padron, filas } = await readAll(buildXlsx({ hojas: { Hoja1: xml }, styles: STYLES }))
    expect(filas).toHaveLength(3)
    const avisos = [
      'Se incluyó 1 fila oculta de la hoja «Hoja1».',
      'Se incluyeron las columnas ocultas Calle, Altura de la hoja «Hoja1».',
    ]
    expect(await padron.avisos()).toEqual(avisos)
    for await (const _ of padron.lotes());
    expect(await padron.avisos()).toEqual(avisos)
  })

  it('reads numbers and texts as people write them, and gives every reason of a refusal', async () => {
    const { filas, rechazadas } = await readAll(
      libro(
        ['00101', 'ab', ' 9  de Julio ', '12', '98-12345-6', '', ''],
        [102, 'ZZ', 'Mitre', 'doce', '', '', ''],
        ['x', 'AB', 'Mitre', 1, '', '', ''],
        [101, 'AB', '9 de Julio', 12, '098-012345-6', '', ''],
      ),
    )
    expect(filas).toEqual([
      {
        ...{ fila: 2, numero: 101, recurso: 'AB', primera: true },
        valores: ['9 de Julio', 12, '098-012345-6'],
      },
    ])
    expect(rechazadas).toEqual([
      {
        ...{ fila: 3, numero: 102 },
        motivo:
          'Recurso: El municipio no tiene ese recurso para inmuebles.\nAltura: Debe ser un número entero de hasta 9 cifras.',
      },
      { fila: 4, numero: null, motivo: expect.stringContaining('Nro. Inmueble: ') },
      { fila: 5, numero: 101, motivo: expect.stringContaining('ya están en otra fila') },
    ])
  })

  it('reads CSV and .xls to the same rows', async () => {
    const texto = 'NRO_INMUEBLE;RECURSO;CALLE;NRO\r\n101;AB;Ibáñez;12\r\n102;SS;;\r\n'
    const deCsv = await readAll(Buffer.from(texto, 'utf8'))
    const hoja = XLSX.utils.aoa_to_sheet([
      ['NRO_INMUEBLE', 'RECURSO', 'CALLE', 'NRO'],
      [101, 'AB', 'Ibáñez', 12],
      [102, 'SS'],
    ])
    const otro = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(otro, hoja, 'Hoja1')
    const deXls = await readAll(XLSX.write(otro, { type: 'buffer', bookType: 'biff8' }) as Buffer)
    expect(deCsv.filas).toEqual(deXls.filas)
    expect(deCsv.filas).toMatchObject([{ valores: ['Ibáñez', 12] }, { valores: ['', null] }])
  })

  it('writes the refused rows with their columns and why, to be sent again', async () => {
    const bytes = libro(
      [101, 'AB', 'Mitre', 12, '', '', 'rojo'],
      [102, 'ZZ', 'Belgrano', 30, '098-000001-2', 'A01', 'azul'],
    )
    const leida = await rechazadasDe(bytes, new Map([[3, 'Recurso: no existe.']]))
    const [fila] = XLSX.utils.sheet_to_json<object>(XLSX.read(leida).Sheets.Hoja1 as XLSX.WorkSheet)
    expect(fila).toEqual({
      'FILA DEL ARCHIVO': 3,
      ...{ 'Nro. Inmueble': '102', Recurso: 'ZZ', Calle: 'Belgrano', Altura: '30' },
      ...{ Partida: '098-000001-2', Abogado: 'A01', Color: 'azul' },
      'MOTIVO DEL RECHAZO': 'Recurso: no existe.',
    })
    const otra = await readAll(leida)
    expect(otra.padron.ignoradas).toEqual(['Color'])
    expect(otra.rechazadas).toMatchObject([{ numero: 102 }])
  })

  it('refuses a workbook that is not a registry', async () => {
    await expect(openPadron(Buffer.from('%PDF-1.7'), MUNICIPIO)).rejects.toThrow('es un PDF')
    await expect(openPadron(Buffer.from('CALLE;NRO\nMitre;1'), MUNICIPIO)).rejects.toThrow(
      'Faltan columnas',
    )
    await expect(readAll(Buffer.from('NRO_INMUEBLE;RECURSO\n'))).rejects.toThrow('no tiene filas')
  })
})
