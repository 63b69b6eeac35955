import { centavos, enLetras, formatCentavos } from '@apremia/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { cleanText } from '../pdf/clean-text.ts'
import { readPages } from '../testing/read-pages.ts'
import { samplePeriodos, sampleTitulo } from '../testing/sample-titulo.ts'
import { createTituloRenderer } from './create-titulo-renderer.ts'

const renderer = createTituloRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })

const rowsOf = (bytes: Uint8Array): string[][] => {
  const cells = readPages(bytes).flatMap((page) =>
    page.flatMap(({ type, text }) => (type === 'TD' || type === 'TH' ? [text] : [])),
  )
  const start = cells.lastIndexOf('Vencimiento') + 4
  const body = cells.slice(start, cells.lastIndexOf('TOTAL'))
  return Array.from({ length: body.length / 6 }, (_, i) => body.slice(6 * i, 6 * i + 6))
}

describe('a title', () => {
  test('has each period exactly once, in order, however it breaks over pages', () => {
    const count = fc.integer({ min: 0, max: 260 })
    const names = fc.array(fc.string({ maxLength: 120 }), { maxLength: 12 })
    fc.assert(
      fc.property(count, names, (periods, nombres) => {
        const deudores = nombres.map((nombre) => ({ nombre, documento: '20.123.456' }))
        const datos = sampleTitulo(samplePeriodos(periods), { deudores })
        expect(rowsOf(renderer.render(datos)).map((row) => row.slice(3))).toEqual(
          datos.periodos.map((p) => [p.capital, p.interes, p.total].map(formatCentavos)),
        )
      }),
      { numRuns: 25 },
    )
  })

  test('prints any text: nothing fails and nothing is lost', () => {
    const text = fc
      .constantFrom('grapheme' as const, 'binary' as const, 'binary-ascii' as const)
      .chain((unit) => fc.string({ unit, minLength: 1, maxLength: 300 }))
    fc.assert(
      fc.property(text, (domicilio) => {
        const shown = readPages(
          renderer.render(sampleTitulo(samplePeriodos(1), { domicilio })),
        ).flatMap((page) => page.map((piece) => piece.text))
        const plain = (value: string) =>
          value.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd').replace(/[ \u00a0]/g, '')
        expect(plain(shown.join(''))).toContain(plain(cleanText(domicilio)))
      }),
      { numRuns: 120 },
    )
  })

  test('amounts of any size are printed to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amount) => {
        const total = centavos(amount)
        const datos = sampleTitulo(samplePeriodos(1), { total, totalEnLetras: enLetras(total) })
        const shown = readPages(renderer.render(datos)).flatMap((page) => page.map((t) => t.text))
        expect(shown).toContain(formatCentavos(total))
      }),
      { numRuns: 30 },
    )
  })
})
