import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filaXml, hojaXml } from '../../../../../fixtures/src/libros/build-xlsx.ts'
import { LIMITS } from '../../limits.ts'
import type { Row } from '../cell.ts'
import type { SheetEnd } from '../workbook.ts'
import { SheetScanner } from './sheet-scanner.ts'

const context = {
  sheet: 'Hoja',
  strings: { get: (index: number) => `compartido ${index} ñ` },
  formats: { kinds: [], codes: [] },
  date1904: false,
  limits: LIMITS,
}

const scan = (chunks: readonly Buffer[]): { rows: Row[]; end: SheetEnd } => {
  const scanner = new SheetScanner(context)
  const rows = chunks.flatMap((chunk) => scanner.push(chunk))
  return { rows, end: scanner.finish() }
}

const cut = (bytes: Buffer, sizes: readonly number[]): Buffer[] => {
  const chunks: Buffer[] = []
  let at = 0
  for (let i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return chunks
}

const MERGES =
  '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="AB10:AC12"/></mergeCells>'

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.startsWith('<')),
  fc.constantFrom(
    'ÑANDÚ',
    'MARÍA JOSÉ',
    '€',
    '𝕏',
    '<c t="s"><v>3</v></c>',
    '<c><f>A1+1</f><v>2</v></c>',
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
)

describe('scanning by chunks', () => {
  it('gives the same rows wherever the bytes are cut', () => {
    const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(rows, sizes, fc.boolean(), (values, chunkSizes, spaced) => {
        const body = values.map((row, i) => filaXml(i + 1, row)).join(spaced ? '\n  ' : '')
        const bytes = Buffer.from(hojaXml(`${body}<row r="99"/>`, MERGES))
        const whole = scan([bytes])
        expect(scan(cut(bytes, chunkSizes))).toEqual(whole)
        expect(whole.end.merged).toEqual([
          { top: 1, left: 1, bottom: 1, right: 3 },
          { top: 10, left: 28, bottom: 12, right: 29 },
        ])
      }),
    )
  })

  it('keeps accents whole at every cut', () => {
    const bytes = Buffer.from(hojaXml(filaXml(1, ['MARÍA', 'ÑANDÚ', 'IBÁÑEZ €𝕏'])))
    for (let at = 0; at <= bytes.length; at++) {
      const { rows } = scan([bytes.subarray(0, at), bytes.subarray(at)])
      expect(rows).toEqual([{ number: 1, hidden: false, cells: ['MARÍA', 'ÑANDÚ', 'IBÁÑEZ €𝕏'] }])
    }
  })
})
