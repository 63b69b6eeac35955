import {
  type ConvenioDatos,
  centavos,
  conDireccionDeVerificacion,
  type DeudaReconocida,
  formatCentavos,
} from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages, readPieces } from '../testing/read-pages.ts'
import { readObjects } from '../testing/read-pdf.ts'
import { contentWithQr, readQr } from '../testing/read-qr.ts'
import { elementsOf, type ReadElement, readStructure } from '../testing/read-structure.ts'
import { readPaginas } from '../testing/read-textos.ts'
import {
  enVersion,
  sampleConPapel,
  sampleConvenio,
  sampleDeuda,
  samplePago,
} from '../testing/sample-convenio.ts'
import { renderConvenio } from './index.ts'

const fuentes = loadFuentes()
const verificable = conDireccionDeVerificacion(
  'https://apremia.sannicolas.gob.ar',
  'K7QH2M9XWT4BR8DNPC3F',
)
const print = (datos: ConvenioDatos) => renderConvenio(datos, fuentes, nodeDeflate)
const base = sampleConvenio()

const NOMBRE = 'Ñandubay Echeverría y Goyeneche de la Santísima Trinidad, José María del Carmen'
const conPlan = (plan: Partial<DeudaReconocida['plan']>, periodos: number, imponible: string) =>
  sampleDeuda(periodos, { imponible, plan })

const CASOS = {
  corto: () => sampleConPapel(),
  'de 84 períodos, dos imponibles y títulos': () =>
    sampleConPapel(
      sampleConvenio(
        [
          conPlan({ codigo: 'W2200', anticipo: centavos(800_000) }, 84, '12345'),
          conPlan(
            {
              tasa: { texto: '2.5', etiqueta: 'DEMO' },
              financiacion: centavos(1_234_567),
              origenDeVencimientos: 'DEMO',
            },
            5,
            '98765',
          ),
        ],
        { titulos: ['4321', '4322'], observaciones: 'Se adjunta boleta.' },
      ),
    ),
  'con honorarios en cuotas': () =>
    sampleConPapel(sampleConvenio(base.deudas, { pago: samplePago(base.honorarios.total, 12) })),
  'de nombres largos': () =>
    sampleConPapel(
      sampleConvenio([sampleDeuda(3, { contribuyente: NOMBRE, recursoNombre: NOMBRE })], {
        firmante: {
          ...base.firmante,
          nombre: NOMBRE,
          email: `${'nombre.apellido.'.repeat(3)}@subdominio.municipalidad.example`,
          direccion: NOMBRE,
        },
        abogado: { ...base.abogado, apellido: NOMBRE, email: 'x'.repeat(80) },
        municipio: { ...base.municipio, nombre: `${NOMBRE} y ${NOMBRE}` },
      }),
    ),
  'de datos desconocidos': () => {
    const blank = <T extends object>(datos: T) =>
      Object.fromEntries(Object.keys(datos).map((key) => [key, ' '])) as T
    return sampleConPapel(
      sampleConvenio([sampleDeuda(1, { contribuyente: '' })], {
        municipio: { ...blank(base.municipio), nombre: 'Municipio' },
        firmante: blank(base.firmante),
        abogado: { ...blank(base.abogado), codigo: 'A01' },
        observaciones: ' ',
      }),
    )
  },
} as const
const NOMBRES = Object.keys(CASOS) as (keyof typeof CASOS)[]

/**
 * Headings of the tables of an agreement. They are repeated on each page of a table: as text in version 2 of the
 * document, and as a PDF artifact in version 3.
 */
const CABEZAS =
  /AñoCuotaVencimientoCapitalInterésTotal|CuotaVencimiento(\(DEMO\))?CapitalInterésImporte/g
const junto = (textos: readonly string[]): string =>
  textos
    .join('')
    .replaceAll(/[\s\u00a0\u200a]/g, '')
    .replaceAll(CABEZAS, '')

describe.each(NOMBRES)('an agreement %s', (caso) => {
  test('has the texts of version 2, in the same order', async () => {
    const datos = { ...CASOS[caso](), ...verificable }
    const segunda = readPaginas(await renderConvenio(enVersion(datos, 2), fuentes)).flatMap(
      ({ textos }) => textos.filter(({ y }) => y > 54 && y < 765).map(({ texto }) => texto),
    )
    const tercera = readPieces(await print(enVersion(datos, 3))).flatMap((page) =>
      page.map(({ text }) => text),
    )
    expect(junto(tercera)).toBe(junto(segunda))
  })

  test('each page has its number, its code, room for initials, and nothing outside the margins', async () => {
    const paginas = readPages(await print({ ...CASOS[caso](), ...verificable }))
    paginas.forEach((textos, i) => {
      const margen = textos.flatMap(({ mark, text, y }) =>
        mark === 'Artifact' && y < 80 ? [text.replaceAll('\u00a0', ' ')] : [],
      )
      expect(margen).toEqual([
        'Rúbrica de la parte deudora',
        'Rúbrica por la Municipalidad',
        'Convenio N.º 1234',
        'Código de verificación K7QH2M9XWT4BR8DNPC3F',
        `Página ${i + 1} de ${paginas.length}`,
      ])
      for (const { text, x, ancho, y, mark } of textos) {
        // The last word of a line is followed by an invisible space, about 2 points wide.
        const derecha = x + ancho - (text.endsWith(' ') ? 2 : 0)
        expect([text, x > 75.9 && derecha < 536]).toEqual([text, true])
        // People sign their initials by hand at the foot of each page, and need about 25 points of blank space.
        if (mark !== 'Artifact') expect([text, y > 102 && y < 788]).toEqual([text, true])
      }
    })
  })
})

const textoDePagina = (page: readonly { readonly text: string }[]): string =>
  page.map(({ text }) => text).join(' ')

describe('pages', () => {
  const FILA = /^\d{4}$/

  test.each([1, 8, 9, 12, 25, 26, 60, 120])(
    '%i periods: rows under their header, totals with rows, signatures with text',
    async (periodos) => {
      const bytes = await print(sampleConPapel(sampleConvenio([sampleDeuda(periodos)])))
      let filas = 0
      for (const textos of readPages(bytes)) {
        const primera = textos.findIndex(
          ({ text, type, x }) => type === 'TH' && FILA.test(text) && x < 90,
        )
        if (primera >= 0)
          expect(textos.slice(primera - 6, primera).map(({ text }) => text)).toEqual([
            'Año',
            'Cuota',
            'Vencimiento',
            'Capital',
            'Interés',
            'Total',
          ])
        filas += textos.filter(({ text, type }) => type === 'TH' && FILA.test(text)).length
        const total = textos.findIndex(({ text, type }) => type === 'TH' && text === 'TOTAL')
        if (total >= 0) expect(textos[total - 1]?.type).toBe('TD')
      }
      expect(filas).toBe(periodos)
      expect(textoDePagina(readPieces(bytes).at(-1) ?? [])).toMatch(
        /OCTAVA.*en prueba de conformidad.*MARÍA GONZÁLEZ PEÑA.*en mi presencia/,
      )
    },
  )

  test('a long last clause leaves only the closing paragraph beside the signatures', async () => {
    const observaciones = 'Se adjunta el poder con que actúa. '.repeat(60)
    const pages = readPieces(await print(sampleConPapel({ ...base, observaciones })))
    expect(textoDePagina(pages.at(-1) ?? [])).toMatch(/en prueba de conformidad.*MARÍA GONZÁLEZ/)
  })

  test('the largest amounts are on one line each, aligned on the right', async () => {
    const enorme = centavos(Number.MAX_SAFE_INTEGER)
    const deuda = { ...sampleDeuda(3), capital: enorme, interes: enorme, total: enorme }
    const datos = enVersion({ ...sampleConPapel(), deudas: [deuda] }, 3)
    const total = readPages(await print(datos))
      .flat()
      .filter(({ text }) => text === formatCentavos(enorme))
    expect(total).toHaveLength(3)
    expect(new Set(total.map(({ y }) => y)).size).toBe(1)
    expect((total[2]?.x ?? 0) + (total[2]?.ancho ?? 0)).toBeCloseTo(532, 1)
  })
})

describe('the structure that screen readers follow', () => {
  const typesOf = ({ kids }: ReadElement): string[] => kids.map(({ type }) => type)

  test('headings of each part and clause, and tables whose cells all have a header', async () => {
    const datos = CASOS['de 84 períodos, dos imponibles y títulos']()
    const bytes = await print({ ...datos, ...verificable })
    const documento = readStructure(bytes)
    expect(documento.type).toBe('Document')
    const piezas = readPieces(bytes).flat()
    const titulos = (type: string) =>
      piezas.filter((pieza) => pieza.type === type).map(({ text }) => text.trim())
    expect(titulos('H1')).toEqual(['CONVENIO DE RECONOCIMIENTO DE DEUDA Y PAGO'])
    expect(titulos('H2').map((titulo) => titulo.split(/[. ]/)[0])).toEqual([
      ...['POR', 'LA', 'PRIMERA', 'SEGUNDA', 'TERCERA', 'CUARTA', 'QUINTA', 'SEXTA', 'SÉPTIMA'],
      ...['OCTAVA', 'NOVENA'],
    ])
    expect(titulos('H3').map((titulo) => /N\.º (\d+)/.exec(titulo)?.[1])).toEqual([
      ...['12345', '98765', '12345', '98765'],
    ])
    const tablas = elementsOf(documento, 'Table')
    expect(tablas).toHaveLength(2 + 2 + 2 + 2)
    for (const [i, tabla] of tablas.entries()) {
      const filas = elementsOf(tabla, 'TR')
      const [cabeza = [], ...otras] = filas.map(typesOf)
      if (i > 1) expect(typesOf(tabla)).toEqual(['THead', 'TBody'])
      expect(new Set(cabeza)).toEqual(new Set(i > 1 ? ['TH'] : ['TH', 'TD']))
      for (const fila of otras) expect(fila).toEqual(['TH', ...Array(cabeza.length - 1).fill('TD')])
      for (const { dictionary } of filas.flatMap((fila) => elementsOf(fila, 'TH')))
        expect(dictionary).toMatch(/\/Scope\/(Column|Row)/)
    }
    expect(elementsOf(documento, 'Figure').map(({ dictionary }) => dictionary)).toEqual([
      expect.stringContaining('/Alt(Código QR'),
    ])
  })

  test('a paragraph that continues on the next page is one element', async () => {
    const documento = readStructure(
      // When it is printed with version 5, this sample agreement has a paragraph that continues on the next page.
      await print(enVersion(CASOS['de 84 períodos, dos imponibles y títulos'](), 5)),
    )
    const partidos = documento.kids.filter(({ kids }) =>
      kids.some(({ dictionary }) => dictionary.includes('/MCR')),
    )
    expect(partidos.map(({ type }) => type)).toContain('P')
  })

  test('the file declares its tags, language, title, author and the day of confirmation', async () => {
    const objects = [...readObjects(await print(sampleConPapel())).values()]
    const catalog = objects.find(({ text }) => text.includes('/Type/Catalog'))?.text
    for (const part of ['/MarkInfo<</Marked true>>', '/Lang(es-AR)', '/DisplayDocTitle true'])
      expect(catalog).toContain(part)
    const info = objects.find(({ text }) => text.includes('/CreationDate'))?.text
    expect(info).toContain("/CreationDate(D:20260907000000-03'00')")
    expect(info).toContain('/Title (Convenio N.º 1234, Municipalidad de San Nicolás)')
    expect(info).toContain('/Author (Municipalidad de San Nicolás)')
  })
})

test('the QR code leads to the page that verifies the agreement', async () => {
  const pdf = await print({ ...sampleConPapel(), ...verificable })
  expect(readQr(contentWithQr(pdf))).toBe(
    'https://apremia.sannicolas.gob.ar/verificar/K7QH2M9XWT4BR8DNPC3F',
  )
  expect(contentWithQr(await print(sampleConPapel()))).toBe('')
})

test('a long address has its whole QR code, without the marks where its text may break', async () => {
  const direccion = conDireccionDeVerificacion(
    `https://${'municipalidad-de-general-'.repeat(4)}x.gob.ar`,
    'K7QH2M9XWT4BR8DNPC3F',
  )
  const pdf = await print({ ...sampleConPapel(), ...direccion })
  expect(readQr(contentWithQr(pdf))).toBe(direccion.direccionVerificacion)
})

test('a character that the fonts lack shows a box and is still copied', async () => {
  const firmante = { ...base.firmante, nombre: 'Mun\u0303oz \u4e2d\u6587, Łukasz' }
  const textos = readPieces(await print(sampleConPapel({ ...base, firmante }))).flat()
  expect(textos.map(({ text }) => text)).toContain('MUÑOZ \u4e2d\u6587, ŁUKASZ')
})

test('a version that does not exist is not printed as another', async () => {
  const datos = enVersion(sampleConPapel(), 7 as never)
  await expect(print(datos)).rejects.toThrow('No hay versión 7 del convenio')
})
