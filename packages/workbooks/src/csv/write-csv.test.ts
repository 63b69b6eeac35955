import { PassThrough, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { CERO, type Centavos, centavos, type Fecha, fecha } from '@apremia/core'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { textOfCell } from '../read/cell.ts'
import { readRows } from '../read/workbook.ts'
import type { WorkbookColumn } from '../write/column.ts'
import { guardFormula } from './formula.ts'
import { openCsv } from './open-csv.ts'
import { writeCsv } from './write-csv.ts'

interface Ejemplo {
  readonly texto: string | null
  readonly entero: number | null
  readonly importe: Centavos | 'ERROR' | null
  readonly dia: Fecha | null
}

const COLUMNS: readonly WorkbookColumn<Ejemplo>[] = [
  { heading: 'TEXTO', type: 'text', value: ({ texto }) => texto },
  { heading: 'N° ENTERO', type: 'integer', value: ({ entero }) => entero },
  { heading: 'IMPORTE', type: 'amount', value: ({ importe }) => importe },
  { heading: 'DIA', type: 'date', value: ({ dia }) => dia },
]

const fila = (change: Partial<Ejemplo> = {}): Ejemplo => ({
  texto: 'Ñandú',
  entero: 1,
  importe: centavos(123_456_750),
  dia: fecha('2026-09-05'),
  ...change,
})

const write = async (rows: Iterable<Ejemplo> | AsyncIterable<Ejemplo>): Promise<Buffer> => {
  const out = new PassThrough()
  const [bytes] = await Promise.all([buffer(out), writeCsv(out, { columns: COLUMNS, rows })])
  return bytes
}

const linesOf = async (...rows: Ejemplo[]): Promise<string[]> =>
  (await write(rows)).toString().split('\r\n')

describe('a table as CSV', () => {
  it('opens with its mark and headings; decimals with a comma, days as people write them', async () => {
    expect((await write([])).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(await linesOf(fila())).toEqual([
      '\ufeffTEXTO;N° ENTERO;IMPORTE;DIA',
      'Ñandú;1;1234567,50;05/09/2026',
      '',
    ])
  })

  it('leaves empty a missing value, and marks a value that could not be read', async () => {
    const nada = { texto: null, entero: null, importe: null, dia: null }
    const ceros = { texto: '', entero: 0, importe: CERO }
    expect((await linesOf(nada, fila(ceros), fila({ importe: 'ERROR' }))).slice(1)).toEqual([
      ';;;',
      ';0;0,00;05/09/2026',
      'Ñandú;1;ERROR;05/09/2026',
      '',
    ])
  })

  it.each(['=1+1', '+54', '-3', '@SUM(A1)', '\t=1', "'=1"])('%j stays text', async (texto) => {
    expect((await linesOf(fila({ texto })))[1]).toBe(
      `${guardFormula(texto)};1;1234567,50;05/09/2026`,
    )
  })

  it('the sign of a figure is no formula', async () => {
    const [, linea] = await linesOf(fila({ entero: -7, importe: centavos(-105) }))
    expect(linea).toBe('Ñandú;-7;-1,05;05/09/2026')
  })

  it('holds separators, quotes and line breaks inside their cell, and reads back', async () => {
    const textos = ['a;b', '"', 'a\r\nb', '=HYPERLINK("http://x")', '\r=1', ' x ']
    const [sheet] = openCsv(await write(textos.map((texto) => fila({ texto }))), LIMITS).sheets
    const read: string[] = []
    if (sheet) await readRows(sheet, ({ cells }) => read.push(textOfCell(cells[0])))
    expect(read).toEqual(['TEXTO', ...textos])
  })

  it('has every row once and in order, whatever the size of the batches', async () => {
    const rows = Array.from({ length: 20_000 }, (_, entero) => fila({ entero }))
    async function* one() {
      yield* rows
    }
    const bytes = await write(rows)
    const numbers = bytes.toString().trimEnd().split('\r\n').slice(1)
    expect(numbers.map((line) => Number(line.split(';')[1]))).toEqual(rows.map((r) => r.entero))
    expect((await write(one())).equals(bytes)).toBe(true)
  })

  it('fails when its rows fail, and when the stream fails', async () => {
    const failing = function* () {
      yield fila()
      throw new Error('sin filas')
    }
    await expect(
      writeCsv(new PassThrough(), { columns: COLUMNS, rows: failing() }),
    ).rejects.toThrow('sin filas')
    const full = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('disco lleno')),
    })
    await expect(writeCsv(full, { columns: COLUMNS, rows: [fila()] })).rejects.toThrow(
      'disco lleno',
    )
  })
})
