import { guardFormula } from '@apremia/workbooks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCsv } from './csv.ts'

/** Parses CSV (RFC 4180). Only these tests use this parser, to check the text that `buildCsv` writes. */
const parse = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]]
  let field = ''
  let quoted = false
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i]
    if (quoted) {
      if (c === '"' && text[i + 1] === '"') {
        field += '"'
        i += 1
      } else if (c === '"') quoted = false
      else field += c
    } else if (c === '"') quoted = true
    else if (c === separator) {
      rows.at(-1)?.push(field)
      field = ''
    } else if (c === '\r' && text[i + 1] === '\n') {
      rows.at(-1)?.push(field)
      field = ''
      rows.push([])
      i += 1
    } else field += c
  }
  return rows.slice(0, -1)
}

const cell = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '=', '-', 'ñ', ' ') }),
)

describe('buildCsv', () => {
  it('reads back the same rows, except the mark before a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 2 })),
        fc.constantFrom(',' as const, ';' as const),
        (rows, separator) => {
          const text = buildCsv(['a', 'b'], rows, { separator })
          const marked = (value: string) =>
            /^-?\d+(\.\d+)?$/.test(value) ? value : guardFormula(value)
          expect(parse(text, separator)).toEqual([
            ['a', 'b'],
            ...rows.map((row) => row.map(marked)),
          ])
        },
      ),
    )
  })

  it('leaves numbers alone, negative ones too, and nothing as an empty field', () => {
    expect(buildCsv(['a'], [[-1.5], ['-12.30'], [null], [true]])).toBe(
      'a\r\n-1.5\r\n-12.30\r\n\r\ntrue\r\n',
    )
  })
})
