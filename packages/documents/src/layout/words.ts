import { cleanText } from '../pdf/clean-text.ts'
import type { Part, Shaped, Shaper } from '../pdf/shaper.ts'

export interface TextRun {
  readonly text: string
  readonly shaper: Shaper
}

/** Text between two spaces. A line never breaks inside a word. Widths are in thousandths of the font size. */
export interface Word {
  readonly parts: readonly Part[]
  readonly width: number
  /** Font style of the last characters of the word. The space after the word has the same style. */
  readonly shaper: Shaper
}

const join = (first: Word, second: Shaped, shaper: Shaper): Word => ({
  parts: [...first.parts, ...second.parts],
  width: first.width + second.width,
  shaper,
})

/**
 * Cuts a text that is wider than the width `box` into parts that fit. A character that is wider than `box` is a part by
 * itself.
 */
const cut = (text: string, shaper: Shaper, box: number): Shaped[] => {
  const pieces: Shaped[] = []
  let piece = ''
  for (const character of text) {
    if (piece !== '' && shaper.figures(piece + character).width > box) {
      pieces.push(shaper.figures(piece))
      piece = ''
    }
    piece += character
  }
  pieces.push(shaper.figures(piece))
  return pieces
}

export const wordsOf = (runs: readonly TextRun[], box: number): Word[] => {
  const words: Word[] = []
  /** True when the text added last does not end with a space. The next text then continues the same word. */
  let open = false
  const add = (shaped: Shaped, shaper: Shaper) => {
    const last = words.at(-1)
    if (open && last && last.width + shaped.width <= box)
      words[words.length - 1] = join(last, shaped, shaper)
    else words.push({ parts: shaped.parts, width: shaped.width, shaper })
    open = true
  }
  for (const { text, shaper } of runs) {
    const clean = cleanText(text)
    for (let from = 0; from < clean.length; ) {
      const space = clean.indexOf(' ', from)
      const to = space < 0 ? clean.length : space
      if (to > from) {
        const piece = clean.slice(from, to)
        const shaped = shaper.shape(piece)
        if (shaped.width <= box) add(shaped, shaper)
        else for (const part of cut(piece, shaper, box)) add(part, shaper)
      }
      if (space >= 0) open = false
      from = to + 1
    }
  }
  return words
}
