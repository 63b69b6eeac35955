import { Writable } from 'node:stream'
import {
  CATEGORIAS,
  type Categoria,
  CERO,
  centavos,
  comparePeriodo,
  ESTADO_OK,
  type FilaProcesada,
  fromDayNumber,
} from '@apremia/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { read, write } from 'xlsx'
import { unpackFila } from '../testing/unpack-fila.ts'
import { readProcesado } from './read-procesado.ts'
import { streamProcesado, writeProcesado } from './write-procesado.ts'

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 15 }),
  fc.constantFrom(
    '=1+1',
    '@x',
    ' a ',
    'Ñandú',
    '_x0041_',
    '00123',
    '\t=1',
    'a\nb',
    'a\r\nb',
    '\ud800',
    '1/2',
  ),
)
/** Generates texts without the characters that the library SheetJS cannot write in an .xls file. */
const plainText = text.filter((one) => !/[\p{Cc}\p{Cs}\ufffe\uffff]/u.test(one))

const amount = fc.integer({ min: -1e14, max: 1e14 }).map((n) => centavos(n))
const fecha = fc.integer({ min: -40_000, max: 60_000 }).map(fromDayNumber)
const periodo = fc.record({
  anio: fc.integer({ min: 1990, max: 2040 }),
  cuota: fc.integer({ min: 0, max: 12 }),
})
const reclamado = fc
  .record({ vencimiento: fc.option(fecha), capital: amount, interes: amount, total: amount })
  .chain((rest) => periodo.map((p) => ({ ...p, ...rest })))
const codigo = fc.constantFrom('AB', 'SS', '2', '9', '19', 'A01')

const filas = (texts: fc.Arbitrary<string>): fc.Arbitrary<FilaProcesada[]> => {
  const nombre = texts.filter((one) => one !== '')
  const ok = fc.record({
    fila: fc.constant(0),
    imponible: fc.integer({ min: 1, max: 9_999_999_999 }).map(String),
    recurso: codigo,
    abogado: codigo,
    desde: fc.option(periodo),
    hasta: fc.option(periodo),
    estado: fc.constant(ESTADO_OK),
    deudores: fc.array(fc.record({ nombre, documento: texts }), { maxLength: 3 }),
    domicilio: texts,
    ubicacion: texts,
    nomenclatura: texts,
    partida: texts,
    recursoNombre: texts,
    abogadoNombre: texts,
    liquidadoAl: fc.option(fecha),
    periodos: fc.uniqueArray(reclamado, {
      minLength: 1,
      maxLength: 5,
      selector: ({ anio, cuota }) => `${anio}/${cuota}`,
    }),
    capital: amount,
    interes: amount,
    total: amount,
    sello: texts,
  })
  const refused = ok.map((fila) => ({
    ...fila,
    estado: 'No existe.',
    periodos: [],
    capital: CERO,
    interes: CERO,
    total: CERO,
  }))
  return fc.array(fc.oneof(ok, refused), { minLength: 1, maxLength: 6 }).map((list) =>
    list.map((fila, i) => ({
      ...fila,
      fila: i + 2,
      periodos: [...fila.periodos].sort(comparePeriodo),
    })),
  )
}

const bytesOf = async (list: readonly FilaProcesada[], categoria: Categoria): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of streamProcesado(list, { categoria })) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Replaces lone surrogates with U+FFFD, because UTF-8 cannot encode them. */
const wellFormed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/(?<!\\)((?:\\\\)*)\\ud800/g, '$1\ufffd'))

describe('the processed workbook', () => {
  it.each(CATEGORIAS)('is read back unchanged, %s', async (categoria) => {
    await fc.assert(
      fc.asyncProperty(filas(text), async (list) => {
        const leido = await readProcesado(await bytesOf(list, categoria), { categoria })
        expect(leido.errores).toEqual([])
        expect(leido.filas.map(unpackFila)).toEqual(wellFormed(list))
      }),
      { numRuns: 60 },
    )
  })

  it('comes back from an .xls written by SheetJS', async () => {
    await fc.assert(
      fc.asyncProperty(filas(plainText), async (list) => {
        const book = read(await bytesOf(list, 'inmueble'), { cellNF: true })
        const bytes: Buffer = write(book, { type: 'buffer', bookType: 'biff8' })
        const leido = await readProcesado(bytes, { categoria: 'inmueble' })
        expect(leido.errores).toEqual([])
        expect(leido.filas.map(unpackFila)).toEqual(list)
      }),
      { numRuns: 40 },
    )
  })

  it('is written to a slow stream, and ends the stream', async () => {
    const pieces: Buffer[] = []
    const out = new Writable({
      highWaterMark: 1,
      write: (piece: Buffer, _, done) => {
        pieces.push(piece)
        setImmediate(done)
      },
    })
    const [list] = fc.sample(filas(text), 1)
    await writeProcesado(out, list ?? [], { categoria: 'comercio' })
    expect(out.writableFinished).toBe(true)
    expect(Buffer.concat(pieces)).toEqual(await bytesOf(list ?? [], 'comercio'))
  })
})
