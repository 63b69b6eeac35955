import { addCentavos, centavos, formatCentavos, type TituloDatos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../../node.ts'
import { readPages, type ShownText } from '../../testing/read-pages.ts'
import { samplePeriodos } from '../../testing/sample-titulo.ts'
import {
  FUNDAMENTO,
  periodosConSaldo,
  sampleConFundamento,
  TRES_DEUDORES,
} from '../../testing/sample-titulo-con-fundamento.ts'
import { createTituloRenderer } from '../create-titulo-renderer.ts'

const renderer = createTituloRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })
const render = (datos: TituloDatos) => renderer.render(datos, 2)
const pagesOf = (datos: TituloDatos) => readPages(render(datos))
const textOf = (shown: readonly ShownText[]) =>
  shown
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/[ \u00a0]+/g, ' ')
const cellsOf = (datos: TituloDatos) =>
  pagesOf(datos).flatMap((page) => page.flatMap(({ type, text }) => (type === 'TD' ? [text] : [])))
/** Removes the spaces, because the text of a page has a space at the end of each line. */
const junto = (text: string) => text.replaceAll(/[\s\u00a0]/g, '')

describe('the text of a title of version 2', () => {
  test('cites the law of the tax, of the year and of the interest', () => {
    const text = junto(
      pagesOf(sampleConFundamento(samplePeriodos(3)))
        .map(textOf)
        .join(' '),
    )
    for (const norma of Object.values(FUNDAMENTO)) expect(text).toContain(junto(norma))
  })

  test('says the character and address of each debtor; what is unknown is a dash', () => {
    const cells = cellsOf(sampleConFundamento(samplePeriodos(1), { deudores: TRES_DEUDORES }))
    for (const part of ['propietario', 'poseedor', 'Mitre 45, Villa Ramallo (2914)'])
      expect(cells.map((cell) => cell.trim())).toContain(part)
    expect(cells.filter((cell) => cell === '—')).toHaveLength(3)
  })

  test('the first debtor without an address of their own has that of the item', () => {
    const deudores = [{ nombre: 'Ana', documento: '' }]
    const cells = cellsOf(
      sampleConFundamento(samplePeriodos(1), { deudores, domicilio: 'Sarmiento 9' }),
    )
    expect(cells).toContain('Sarmiento 9')
  })

  test('a credit is outside the table, which ends in the sum of what is owed', () => {
    const datos = sampleConFundamento(periodosConSaldo(6, [2]))
    const cells = cellsOf(datos)
    expect(cells).not.toContain('−150,50')
    expect(cells).toContain(formatCentavos(addCentavos(datos.total, centavos(15_050))))
    const text = pagesOf(datos).map(textOf).join(' ')
    expect(text).toContain('SUBTOTAL')
    expect(text).toContain('Descontado el saldo a favor de $ 150,50')
    expect(text).toContain(formatCentavos(datos.total))
  })

  test('without a credit the table has a total', () => {
    const text = pagesOf(sampleConFundamento(samplePeriodos(6)))
      .map(textOf)
      .join(' ')
    expect(text).toContain('TOTAL')
    expect(text).not.toContain('SUBTOTAL')
    expect(text).not.toContain('Descontado')
  })

  test('has room for a signature on paper and for a digital one, under the decree', () => {
    const text = textOf(pagesOf(sampleConFundamento(samplePeriodos(3))).at(-1) ?? [])
    for (const part of [
      'Firma y sello',
      'Firma digital (Ley 25.506)',
      'CDRA. MARÍA EUGENIA ÁLVAREZ',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Directora de Rentas autorizado/a por Decreto N.º 123/2024')
  })
})

describe('the pages of version 2', () => {
  test.each([1, 8, 9, 10, 11, 12, 13, 40, 61, 62, 63, 64, 65, 200])(
    'the signature comes after rows of the table on the last page (%i periods)',
    (count) => {
      const datos = sampleConFundamento(periodosConSaldo(count, [3]), { deudores: TRES_DEUDORES })
      const pages = pagesOf(datos)
      const last = pages.at(-1) ?? []
      expect(textOf(last)).toContain('Firma y sello')
      expect(last.filter(({ type }) => type === 'TD').length).toBeGreaterThanOrEqual(6)
      pages.forEach((page, i) => {
        expect(textOf(page)).toContain(`Página ${i + 1} de ${pages.length}`)
      })
    },
  )

  test('one debtor and ten periods fit on one page', () => {
    expect(pagesOf(sampleConFundamento(samplePeriodos(10)))).toHaveLength(1)
  })

  test('the sign of the rate is in the shared font, so that no title has a font of its own', () => {
    const pdf = Buffer.from(render(sampleConFundamento(samplePeriodos(12)))).toString('latin1')
    expect(pdf).not.toContain('/X0 ')
    const conOtro = { ...FUNDAMENTO, tributo: 'artículo Ω' }
    const otro = render(sampleConFundamento(samplePeriodos(12), { fundamento: conOtro }))
    expect(Buffer.from(otro).toString('latin1')).toContain('/X0 ')
  })
})
