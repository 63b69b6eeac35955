import { describe, expect, it } from 'vitest'
import { read, utils, type WorkBook, write } from 'xlsx'
import { libroSano } from '../../../../fixtures/src/libros/index.ts'
import { filasProcesadas, MUESTRAS } from '../../../../fixtures/src/libros/muestras.ts'
import { readBasico } from '../basico/read-basico.ts'
import { writeBasicoEjemplo } from '../basico/write-basico-ejemplo.ts'
import { unpackFila } from '../testing/unpack-fila.ts'
import { isProcesado } from './is-procesado.ts'
import { readProcesado } from './read-procesado.ts'
import { streamProcesado } from './write-procesado.ts'

const FILAS = filasProcesadas(MUESTRAS.inmueble)

const written = async (filas: Parameters<typeof streamProcesado>[0] = FILAS): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of streamProcesado(filas, { categoria: 'inmueble' })) pieces.push(piece)
  return Buffer.concat(pieces)
}

const edited = async (edit: (book: WorkBook) => void): Promise<Buffer> => {
  const book = read(await written(), { cellNF: true })
  edit(book)
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

const leer = (bytes: Buffer) => readProcesado(bytes, { categoria: 'inmueble' })

const columnOf = (book: WorkBook, sheet: string, heading: string): string => {
  const [headings] = utils.sheet_to_json<string[]>(book.Sheets[sheet] ?? {}, { header: 1 })
  return utils.encode_col(headings?.indexOf(heading) ?? -1)
}

const put = (book: WorkBook, sheet: string, heading: string, row: number, cell: object): void => {
  const target = book.Sheets[sheet] ?? {}
  target[`${columnOf(book, sheet, heading)}${row}`] = cell
}

const reverse = (book: WorkBook, name: string): void => {
  const sheet = book.Sheets[name] ?? {}
  const last = utils.decode_range(sheet['!ref'] ?? 'A1').e.r
  const turned: typeof sheet = { '!ref': sheet['!ref'] ?? 'A1' }
  for (const [address, cell] of Object.entries(sheet)) {
    if (address.startsWith('!')) continue
    const { r, c } = utils.decode_cell(address)
    turned[utils.encode_cell({ r: r === 0 ? 0 : last + 1 - r, c })] = cell
  }
  book.Sheets[name] = turned
}

it('the notices are for people: they are written, and neither read back nor reported as unused', async () => {
  const bytes = await written(FILAS.map((fila) => ({ ...fila, avisos: 'DESDE está vacía.' })))
  const book = read(bytes)
  expect(book.Sheets.Títulos?.[`${columnOf(book, 'Títulos', 'AVISOS')}2`]?.v).toBe(
    'DESDE está vacía.',
  )
  const { filas, errores, avisos } = await leer(bytes)
  expect(errores).toEqual([])
  expect(filas.map(unpackFila)).toEqual(FILAS)
  expect(avisos.filter((aviso) => aviso.includes('AVISOS'))).toEqual([])
})

it('a processed workbook is told from a basic one, whatever its name', async () => {
  expect(await isProcesado(await written())).toBe(true)
  expect(await isProcesado(await writeBasicoEjemplo('inmueble'))).toBe(false)
})

describe('a processed workbook that people have touched', () => {
  it('is the same after sorting the details', async () => {
    const { filas, errores } = await leer(await edited((book) => reverse(book, 'Detalle')))
    expect(errores).toEqual([])
    expect(filas.map(unpackFila)).toEqual(FILAS)
  })

  it('keeps each period with its row after deleting and sorting rows', async () => {
    const book = read(await written(), { cellNF: true })
    const sheet = book.Sheets.Títulos ?? {}
    for (const address of Object.keys(sheet)) if (/^[A-Z]+5$/.test(address)) delete sheet[address]
    for (const address of Object.keys(sheet).filter((one) => /^[A-Z]+2$/.test(one))) {
      const other = address.replace('2', '3')
      ;[sheet[address], sheet[other]] = [sheet[other], sheet[address]]
    }
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
    const { filas, errores, avisos } = await leer(bytes)
    expect(errores).toEqual([])
    const [primera, segunda, , cuarta, ...resto] = FILAS
    const at = (fila: (typeof FILAS)[number] | undefined, number: number) => ({
      ...fila,
      fila: number,
    })
    expect(filas.map(unpackFila)).toEqual([at(segunda, 2), at(primera, 3), FILAS[2], ...resto])
    expect(cuarta?.periodos.length).toBeGreaterThan(0)
    expect(avisos).toContain(
      'La hoja «Detalle» tiene períodos de 1 filas que no están en «Títulos».',
    )
  })

  it.each([
    ['Títulos', 'TOTAL', { t: 'n', v: 10.005 }, 'planilla.importe-decimales'],
    ['Títulos', 'TOTAL', { t: 'z' }, 'planilla.requerido'],
    ['Títulos', 'TOTAL', { t: 'n', v: 1, f: '1+0' }, 'planilla.formula'],
    ['Títulos', 'PERIODOS', { t: 'n', v: 99 }, 'planilla.periodos-incompletos'],
    ['Títulos', 'DNI_CUIT', { t: 's', v: '1 | 2 | 3 | 4' }, 'planilla.deudores'],
    ['Títulos', 'LIQUIDADO_AL', { t: 's', v: 'ayer' }, 'planilla.fecha'],
    ['Títulos', 'LIQUIDADO_AL', { t: 'n', v: 45_000.5 }, 'planilla.fecha'],
    ['Títulos', 'PARTIDA', { t: 'n', v: 45_000, z: 'dd/mm/yyyy' }, 'planilla.fecha-en-columna'],
    ['Títulos', 'FILA', { t: 'n', v: 3 }, 'planilla.detalle-ajeno'],
    ['Títulos', 'FILA', { t: 's', v: 'x' }, 'planilla.entero'],
    ['Detalle', 'CAPITAL', { t: 's', v: 'mucho' }, 'planilla.importe'],
    ['Detalle', 'FILA', { t: 'n', v: 2 }, 'planilla.detalle-mezclado'],
    ['Detalle', 'ANIO', { t: 'n', v: 1066 }, 'planilla.entero'],
    ['Detalle', 'VENCIMIENTO', { t: 'e', v: 0x17 }, 'planilla.error-de-celda'],
  ])('%s, %s as %j: %s', async (sheet, heading, cell, regla) => {
    const row = sheet === 'Títulos' ? 2 : 3
    const { filas, errores, descartadas } = await leer(
      await edited((book) => put(book, sheet, heading, row, cell)),
    )
    expect(errores.map((error) => error.regla)).toContain(regla)
    expect(errores.find((error) => error.regla === regla)).toMatchObject({ hoja: sheet })
    expect(filas.length).toBeLessThan(FILAS.length)
    const todas = [...filas.map(({ fila }) => fila), ...descartadas]
    expect(todas.sort((a, b) => a - b)).toEqual(FILAS.map(({ fila }) => fila))
  })

  it('names the rows under merged cells', async () => {
    const bytes = await edited((book) => {
      const sheet = book.Sheets.Títulos ?? {}
      sheet['!merges'] = [utils.decode_range('A3:A4')]
    })
    expect((await leer(bytes)).descartadas).toEqual([3, 4])
  })

  it('refuses two rows with the same FILA', async () => {
    const bytes = await edited((book) => put(book, 'Títulos', 'FILA', 3, { t: 'n', v: 2 }))
    const { errores } = await leer(bytes)
    expect(errores.map(({ fila, regla }) => [fila, regla])).toContainEqual([
      3,
      'planilla.fila-repetida',
    ])
  })

  it('takes amounts and dates typed as text', async () => {
    const bytes = await edited((book) => {
      put(book, 'Títulos', 'TOTAL', 2, { t: 's', v: '1.234,50' })
      put(book, 'Títulos', 'LIQUIDADO_AL', 2, { t: 's', v: '20/11/2026' })
      put(book, 'Títulos', 'DNI_CUIT', 2, { t: 'n', v: 20_123_456_786 })
    })
    const { filas, errores } = await leer(bytes)
    expect(errores).toEqual([])
    expect(filas[0]).toMatchObject({ total: 123_450, liquidadoAl: '2026-11-20' })
    expect(filas[0]?.deudores[0]?.documento).toBe('20123456786')
  })

  it('refuses a workbook without its sheets, naming the missing one', async () => {
    await expect(leer(libroSano())).rejects.toMatchObject({ codigo: 'hoja-faltante' })
    const bytes = await edited((book) => {
      book.SheetNames = ['Títulos']
    })
    await expect(leer(bytes)).rejects.toThrow('«Detalle»')
  })

  it('finds its sheets however their names are written, and names the other sheets', async () => {
    const bytes = await edited((book) => {
      book.SheetNames = ['TITULOS', 'detalle', 'Otra']
      book.Sheets = {
        TITULOS: book.Sheets.Títulos ?? {},
        detalle: book.Sheets.Detalle ?? {},
        Otra: utils.aoa_to_sheet([[1]]),
      }
    })
    const { filas, hoja, avisos } = await leer(bytes)
    expect(filas.map(unpackFila)).toEqual(FILAS)
    expect(hoja).toBe('TITULOS')
    expect(avisos).toEqual(['La hoja «Otra» no se leyó.'])
  })

  it('refuses a workbook of the other category', async () => {
    const bytes = await written()
    await expect(readProcesado(bytes, { categoria: 'comercio' })).rejects.toMatchObject({
      codigo: 'categoria-equivocada',
    })
  })

  it('can be processed again as a basic workbook', async () => {
    const { filas, errores } = await readBasico(await written(), { categoria: 'inmueble' })
    expect(errores).toEqual([])
    expect(filas).toHaveLength(FILAS.length)
  })
})
