import { describe, expect, it } from 'vitest'
import {
  buildXlsx,
  type CeldaDePrueba,
  filaXml,
  hojaDe,
  hojaXml,
  STYLES,
} from '../../../../fixtures/src/libros/build-xlsx.ts'
import { libroSano } from '../../../../fixtures/src/libros/libro-sano.ts'
import { readBasico } from './read-basico.ts'

const ENCABEZADO = ['NRO_INMUEBLE', 'RECURSO', 'ABOGADO', 'DESDE', 'HASTA']

const libro = (
  hojas: Readonly<Record<string, string>>,
  estados?: Readonly<Record<string, string>>,
) => buildXlsx({ hojas, styles: STYLES, ...(estados ? { estados } : {}) })

const read = (bytes: Buffer, categoria: 'inmueble' | 'comercio' = 'inmueble') =>
  readBasico(bytes, { categoria })

const rows = (filas: readonly (readonly CeldaDePrueba[])[], after?: string) =>
  read(libro({ Hoja1: hojaDe([ENCABEZADO, ...filas], after) }))

describe('basic workbook', () => {
  it('keeps codes as text and trims the zeros of the imponible', async () => {
    const { filas, errores } = await rows([
      ['00123', '2', 'a01', '2023/01', '2023/12'],
      [15_000_000, 9, 'A02', null, null],
      [7, '19', 'A02', null, '2024/6'],
    ])
    expect(errores).toEqual([])
    expect(filas).toEqual([
      {
        fila: 2,
        imponible: '123',
        recurso: '2',
        abogado: 'A01',
        desde: { anio: 2023, cuota: 1 },
        hasta: { anio: 2023, cuota: 12 },
      },
      { fila: 3, imponible: '15000000', recurso: '9', abogado: 'A02', desde: null, hasta: null },
      {
        fila: 4,
        imponible: '7',
        recurso: '19',
        abogado: 'A02',
        desde: null,
        hasta: { anio: 2024, cuota: 6 },
      },
    ])
  })

  it('reports every problem of every row, with row, column and value', async () => {
    const { filas, errores } = await rows([
      ['12.5', 'A B', null],
      [101, 'AB', 'A01'],
      ['<c><f>A3</f><v>101</v></c>', 'AB', 'A01', '13/2023', '<c t="e"><v>#REF!</v></c>'],
    ])
    expect(filas.map(({ fila }) => fila)).toEqual([3])
    expect(errores.map(({ fila, columna, valor, regla }) => [fila, columna, valor, regla])).toEqual(
      [
        [2, 'NRO_INMUEBLE', '12.5', 'planilla.imponible'],
        [2, 'RECURSO', 'A B', 'planilla.codigo'],
        [2, 'ABOGADO', '', 'planilla.requerido'],
        [4, 'NRO_INMUEBLE', '=A3', 'planilla.formula'],
        [4, 'DESDE', '13/2023', 'planilla.periodo'],
        [4, 'HASTA', '#REF!', 'planilla.error-de-celda'],
      ],
    )
    expect(errores.every(({ hoja, mensaje }) => hoja === 'Hoja1' && mensaje.endsWith('.'))).toBe(
      true,
    )
  })

  it('cuts long values in the report', async () => {
    const { errores } = await rows([['9'.repeat(500), 'AB', 'A01']])
    expect(errores[0]?.valor).toHaveLength(200)
  })

  it('skips blank rows, reads hidden ones and counts them', async () => {
    const body = [
      filaXml(1, ENCABEZADO),
      filaXml(3, [101, 'AB', 'A01'], ' hidden="1"'),
      filaXml(4, [null, '  ', null]),
      filaXml(9, [102, 'AB', 'A01'], ' hidden="1"'),
    ]
    const { filas, ocultas, avisos } = await read(libro({ Hoja1: hojaXml(body.join('')) }))
    expect(filas.map(({ fila }) => fila)).toEqual([3, 9])
    expect(ocultas).toBe(2)
    expect(avisos).toEqual(['Se incluyeron 2 filas ocultas de la hoja «Hoja1».'])
  })

  it('takes a merged heading and refuses merged data', async () => {
    const merged =
      '<mergeCells><mergeCell ref="A1:B1"/><mergeCell ref="C3:D4"/><mergeCell ref="H3:I4"/></mergeCells>'
    const { filas, errores } = await rows(
      [
        [101, 'AB', 'A01'],
        [102, 'AB', 'A01'],
        [103, 'AB', 'A01'],
        [104, 'AB', 'A01'],
      ],
      merged,
    )
    expect(filas.map(({ fila }) => fila)).toEqual([2, 5])
    expect(errores).toEqual([
      expect.objectContaining({
        fila: 3,
        columna: '',
        valor: 'C3:D4',
        regla: 'planilla.celdas-combinadas',
      }),
      expect.objectContaining({ fila: 4, columna: '', regla: 'planilla.celdas-combinadas' }),
    ])
  })

  it('refuses a merge that starts in the heading', async () => {
    const merged = '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>'
    const { filas, errores } = await rows([[101, 'AB', 'A01']], merged)
    expect(filas).toEqual([])
    expect(errores.map(({ fila }) => fila)).toEqual([2])
  })

  it('does not mind formulas and errors in columns it does not use', async () => {
    const sheet = hojaDe([
      [...ENCABEZADO, 'NOTAS'],
      [101, 'AB', 'A01', null, null, '<c><f>1/0</f></c>'],
      [102, 'AB', 'A01', null, null, '<c t="e"><v>#N/A</v></c>'],
    ])
    const { filas, errores, avisos } = await read(libro({ Hoja1: sheet }))
    expect(filas).toHaveLength(2)
    expect(errores).toEqual([])
    expect(avisos).toEqual(['No se usa la columna NOTAS de la hoja «Hoja1».'])
  })

  it('reads the first visible sheet other than the instructions, and names the sheets not read', async () => {
    const sana = hojaDe([ENCABEZADO, [101, 'AB', 'A01']])
    const { hoja, filas, avisos } = await read(
      libro(
        {
          Oculta: sana,
          Instrucciones: hojaDe([['hola']]),
          Base: sana,
          Vacía: hojaDe([]),
          Otra: sana,
        },
        { Oculta: ' state="hidden"' },
      ),
    )
    expect(hoja).toBe('Base')
    expect(filas).toHaveLength(1)
    expect(avisos).toEqual(['La hoja «Oculta» no se leyó.', 'La hoja «Otra» no se leyó.'])
  })

  it('asks to change the category when the workbook is of the other one', async () => {
    await expect(read(libroSano(), 'comercio')).rejects.toMatchObject({
      codigo: 'categoria-equivocada',
      status: 422,
      message: expect.stringContaining('Cambie la categoría a «Inmueble»'),
    })
  })

  it('names every missing column', async () => {
    await expect(read(libro({ Hoja1: hojaDe([['NRO_INMUEBLE'], [1]]) }))).rejects.toMatchObject({
      codigo: 'columnas-faltantes',
      message: expect.stringContaining('RECURSO, ABOGADO'),
    })
  })

  it('looks for the heading in the first ten rows with content, no further', async () => {
    const note = (i: number) => [`Nota ${i}`]
    const after = (count: number) =>
      read(
        libro({
          H: hojaDe([
            ...Array.from({ length: count }, (_, i) => note(i)),
            ENCABEZADO,
            [101, 'AB', 'A01'],
          ]),
        }),
      )
    expect((await after(9)).filas).toHaveLength(1)
    await expect(after(10)).rejects.toMatchObject({ codigo: 'columnas-faltantes' })
  })

  it('gives the same for any view of the bytes', async () => {
    const bytes = libroSano()
    const inside = new Uint8Array(bytes.length + 20)
    inside.set(bytes, 10)
    const { filas } = await readBasico(inside.subarray(10, 10 + bytes.length), {
      categoria: 'inmueble',
    })
    expect(filas).toHaveLength(2)
  })

  it('keeps reading when there are more problems than a report holds', async () => {
    const many = Array.from({ length: 12_000 }, (): CeldaDePrueba[] => ['x', 'AB', 'A01'])
    const { errores, avisos } = await rows(many)
    expect(errores).toHaveLength(10_000)
    expect(avisos).toEqual(['Hay 2000 errores más que no se muestran.'])
  })
})
