import { centavos, formatCentavos, formatFecha, type TituloDatos } from '@apremia/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPages, type ShownText } from '../testing/read-pages.ts'
import { readObjects } from '../testing/read-pdf.ts'
import { elementsOf, readStructure } from '../testing/read-structure.ts'
import { samplePeriodos, sampleTitulo } from '../testing/sample-titulo.ts'
import { createTituloRenderer, type TituloRenderer } from './create-titulo-renderer.ts'

let renderer: TituloRenderer
beforeAll(() => {
  renderer = createTituloRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })
})

const textOf = (shown: readonly ShownText[]) => shown.map(({ text }) => text).join(' ')
const logical = (bytes: Uint8Array) =>
  readPages(bytes).flatMap((page) => page.filter(({ mark }) => mark !== 'Artifact'))
const cells = (bytes: Uint8Array) =>
  logical(bytes).flatMap(({ type, text }) => (type === 'TD' ? [text] : []))
const sample = (count: number, over: Partial<TituloDatos> = {}) =>
  sampleTitulo(samplePeriodos(count), over)

describe('the text of a title', () => {
  test('every amount to the centavo, the words of the total and the data of the case', () => {
    const datos = sample(30)
    const bytes = renderer.render(datos)
    const shown = cells(bytes)
    for (const periodo of datos.periodos)
      for (const amount of [periodo.capital, periodo.interes, periodo.total])
        expect(shown).toContain(formatCentavos(amount))
    for (const amount of [datos.capital, datos.interes, datos.total])
      expect(shown).toContain(formatCentavos(amount))
    const text = textOf(logical(bytes)).replace(/ +/g, ' ')
    for (const part of [
      'TÍTULO EJECUTIVO N.º 1234',
      'San Nicolás de los Arroyos, 5 de septiembre de 2026',
      'GONZÁLEZ PEÑA, MARÍA',
      'CUIT 27-12345678-4',
      'Av. Savio 1234, piso 3, depto. B',
      '098-012345-6',
      'Circ. I, Secc. A, Mz. 34b, Pc. 5a',
      '2 — Tasa por Servicios Generales',
      'Ordenanza Fiscal N.º 10.234/2024',
      '4107-12345/2026',
      formatFecha(datos.liquidadoAl),
      'A01 — Dr. Juan Ignacio Bertolini',
      datos.totalEnLetras,
      'CDRA. MARÍA EUGENIA ÁLVAREZ',
      'Directora de Rentas',
      'K7QH2M9XWT4BR8DNPC3F',
    ])
      expect(text).toContain(part)
  })

  test('unknown data show a dash', () => {
    const { municipio } = sample(1)
    const shown = cells(
      renderer.render(
        sample(1, {
          deudores: [],
          domicilio: '',
          imponible: '',
          ubicacion: '',
          nomenclatura: ' ',
          partida: '',
          recurso: '',
          recursoNombre: '',
          abogadoCodigo: '',
          abogadoNombre: '',
          municipio: { ...municipio, ordenanza: '', expediente: '' },
        }),
      ),
    )
    expect(shown.filter((text) => text === '—')).toHaveLength(11)
  })

  test('each debtor has a row', () => {
    const deudores = Array.from({ length: 70 }, (_, i) => ({
      nombre: `Heredero ${i}`,
      documento: `2000000${i}`,
    }))
    const shown = cells(renderer.render(sample(2, { deudores })))
    for (const { nombre, documento } of deudores) {
      expect(shown.filter((text) => text === nombre.toUpperCase())).toHaveLength(1)
      expect(shown.filter((text) => text === documento)).toHaveLength(1)
    }
  })

  test('amounts of any size stay inside their column', () => {
    const huge = centavos(Number.MAX_SAFE_INTEGER)
    expect(cells(renderer.render(sample(1, { capital: huge })))).toContain('90.071.992.547.409,91')
  })
})

describe('pages', () => {
  test('number, code and page n of N at the foot of each', () => {
    const pages = readPages(renderer.render(sample(200)))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((page, i) => {
      const margin = textOf(page.filter(({ mark }) => mark === 'Artifact'))
      expect(margin).toContain(`Página ${i + 1} de ${pages.length}`)
      expect(margin).toContain('Título ejecutivo N.º 1234')
      expect(margin).toContain('Código de verificación K7QH2M9XWT4BR8DNPC3F')
    })
  })

  test('a page of the table says what comes from the one before', () => {
    const datos = sample(60)
    const pages = readPages(renderer.render(datos))
    const rows = pages.map((page) => page.filter(({ type }) => type === 'TD').length)
    const texts = pages.map(textOf)
    const carried = /A transportar (\S+) (\S+) (\S+)/.exec(texts[0] ?? '')?.slice(1)
    expect(carried).toEqual(/Transporte (\S+) (\S+) (\S+)/.exec(texts[1] ?? '')?.slice(1))
    expect(texts[1]).toMatch(/Año Cuota Vencimiento Capital Interés Total/)
    expect(rows[0]).toBeGreaterThan(12)
  })

  test.each([1, 2, 11, 12, 13, 14, 20, 39, 40, 41, 61, 62, 63, 64, 65, 200])(
    'the total and the signature come after rows and text on the last page (%i periods)',
    (count) => {
      const datos = sample(count)
      const last = logical(renderer.render(datos)).slice(-40)
      const pages = readPages(renderer.render(datos))
      const text = textOf(pages.at(-1) ?? [])
      const lastPeriod = datos.periodos.at(-1)
      expect(lastPeriod && text.includes(formatCentavos(lastPeriod.total))).toBe(true)
      expect(text).toContain('TOTAL')
      expect(text).toContain('Son: ')
      expect(text).toContain('Directora de Rentas')
      expect(last.at(-1)?.text).toBe('Identifica este título ante el municipio.')
    },
  )
})

describe('the file', () => {
  test('the same data give the same bytes, whatever was printed before', () => {
    const [one, other] = [sample(15), sample(40, { numero: 7, domicilio: 'Łódź 1' })]
    const first = renderer.render(one)
    renderer.render(other)
    const fresh = createTituloRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })
    expect(fresh.render(other)).toEqual(renderer.render(other))
    expect(fresh.render(one)).toEqual(first)
    expect(renderer.render(one)).toEqual(first)
  })

  test('the compression of Node and the portable one give the same bytes', () => {
    const portable = createTituloRenderer({ fuentes: loadFuentes() })
    for (const count of [1, 20, 200])
      expect(portable.render(sample(count))).toEqual(renderer.render(sample(count)))
  })

  test('a title of 20 periods takes at most 25 kB', () => {
    expect(renderer.render(sample(20)).length).toBeLessThanOrEqual(25_000)
    expect(renderer.render(sample(12)).length).toBeLessThanOrEqual(22_000)
  })

  test('says its title, language and dates, and depends on no clock', () => {
    const objects = [...readObjects(renderer.render(sample(1))).values()]
    const catalog = objects.find(({ text }) => text.startsWith('<</Type/Catalog'))?.text
    expect(catalog).toContain('/Lang(es-AR)')
    expect(catalog).toContain('/MarkInfo<</Marked true>>')
    expect(catalog).toContain('/DisplayDocTitle true')
    const info = objects.find(({ text }) => text.includes('/CreationDate'))?.text
    expect(info).toContain("/CreationDate(D:20260905000000-03'00')")
    expect(info).toContain('/Title (Título ejecutivo N.º 1234, Municipalidad de San Nicolás)')
    const xmp = objects.find(({ text }) => text.includes('/Type/Metadata'))?.stream.toString()
    expect(xmp).toContain('Título ejecutivo N.º 1234, Municipalidad de San Nicolás')
    expect(xmp).toContain('xmp:CreateDate="2026-09-05T00:00:00-03:00"')
  })

  test('the identifier of the file follows its content', () => {
    const id = (datos: TituloDatos) =>
      /\/ID\[<(\w{32})><\1>\]/.exec(Buffer.from(renderer.render(datos)).toString('latin1'))?.[1]
    expect(id(sample(1))).toBeDefined()
    expect(id(sample(1))).toBe(id(sample(1)))
    expect(id(sample(1))).not.toBe(id(sample(1, { partida: '098-012345-7' })))
  })

  test('each piece of content belongs to one element of the structure, and each element names its pieces', () => {
    const bytes = renderer.render(sample(60))
    const rows = elementsOf(readStructure(bytes), 'TR')
    expect(rows.filter(({ kids }) => kids.length === 6)).toHaveLength(60 + 1)
  })
})

test('several titles come one after another, in memory that can be used again', () => {
  const titulos = [sample(1), sample(30), sample(12, { domicilio: 'Łódź 1' })]
  const files = titulos.map((datos) => renderer.render(datos))
  const { bytes, sizes } = renderer.renderLote(titulos)
  expect(sizes).toEqual(files.map(({ length }) => length))
  expect(Buffer.from(bytes)).toEqual(Buffer.concat(files))
  const again = renderer.renderLote(titulos.slice(1), bytes.buffer)
  expect(again.bytes.buffer).toBe(bytes.buffer)
  expect(Buffer.from(again.bytes)).toEqual(Buffer.concat(files.slice(1)))
  expect(renderer.renderLote([]).bytes).toHaveLength(0)
})
