import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { LETTERS } from '../pdf/base-characters.ts'
import { portableDeflate } from '../pdf/deflate.ts'
import { createSharedFont } from '../pdf/font-set.ts'
import { breakLines, type Line } from './break-lines.ts'
import { lineWidth } from './draw-line.ts'
import { type Word, wordsOf } from './words.ts'

const fuentes = loadFuentes()
const shaperOf = (bytes: Uint8Array) =>
  createSharedFont({ bytes, characters: LETTERS, font: 0, extraFont: 1 }, portableDeflate).shaper
const normal = shaperOf(fuentes.regular)
const bold = shaperOf(fuentes.semibold)

const said = (word: Word): string =>
  word.parts.map(({ codes }) => codes.replace(/(?<!\\)\)-?[\d.]+\(/g, '')).join('')

const text = fc.string({ unit: fc.constantFrom(...'aáeinñorstlmVAT. ,-'), maxLength: 400 })
const runs = fc.array(fc.record({ text, shaper: fc.constantFrom(normal, bold) }), {
  minLength: 1,
  maxLength: 5,
})
const box = fc.integer({ min: 1_500, max: 45_000 })

const paragraph = (
  justify: boolean,
  check: (words: Word[], lines: Line[], width: number) => void,
) =>
  fc.assert(
    fc.property(runs, box, (content, width) => {
      const words = wordsOf(content, width)
      check(words, breakLines(words, width, justify), width)
    }),
  )

describe('a paragraph', () => {
  test('keeps all of its text, in order', () => {
    fc.assert(
      fc.property(runs, box, (content, width) => {
        const all = content
          .map((run) => run.text)
          .join('')
          .replaceAll(' ', '')
        const [whole] = wordsOf([{ text: all, shaper: normal }], Number.POSITIVE_INFINITY)
        expect(wordsOf(content, width).map(said).join('')).toBe(whole ? said(whole) : '')
      }),
    )
  })

  test.each([true, false])('every word is in one line (justified: %s)', (justify) => {
    paragraph(justify, (words, lines) => {
      expect(lines.flatMap((line) => line.words)).toEqual(words)
      expect(lines.map(({ last }) => last)).toEqual(lines.map((_, i) => i === lines.length - 1))
    })
  })

  test('no line is wider than the box', () => {
    paragraph(false, (_, lines, width) => {
      for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(width + 1e-6)
    })
  })

  test('a justified line gives at most 15 % of its spaces to fit', () => {
    paragraph(true, (_, lines, width) => {
      for (const line of lines) {
        const spaces = lineWidth(line) - line.width
        expect(line.width + 0.85 * spaces).toBeLessThanOrEqual(width + 1e-6)
      }
    })
  })

  test('words keep together what a space does not part', () => {
    const width = 20_000
    const words = wordsOf(
      [
        { text: 'la suma de ', shaper: normal },
        { text: '$\u00a01.234,50', shaper: bold },
        { text: ', líquida', shaper: normal },
      ],
      width,
    )
    expect(words).toHaveLength(5)
    expect(words[3]?.width).toBeCloseTo(
      bold.shape('$\u00a01.234,50').width + normal.shape(',').width,
    )
  })
})
