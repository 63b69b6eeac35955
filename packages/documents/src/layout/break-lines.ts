import type { Word } from './words.ts'

/** A line: words `from` (included) to `to` (excluded). */
export interface Line {
  readonly words: readonly Word[]
  /** Of the words alone, in thousandths of the font size. */
  readonly width: number
  readonly last: boolean
}

const lineOf = (words: readonly Word[], last: boolean): Line => {
  let width = 0
  for (const word of words) width += word.width
  return { words, width, last }
}

/** How much narrower than its own width the space of a justified line may become. */
const SHRINK = 0.15
const STRETCH = 0.5

/** Badness of setting words of this width in the box: grows with the cube of what the spaces give. */
const cost = (slack: number, spaces: number, space: number, last: boolean): number => {
  if (slack >= 0 && last) return 0
  const room = Math.max(spaces, 0.3) * space * (slack < 0 ? SHRINK : STRETCH)
  const ratio = Math.abs(slack) / room
  return 1 + ratio * ratio * ratio
}

/**
 * Breaks a paragraph so that the whole of it looks even (after Knuth and Plass), not line by line. With
 * `justify` the spaces of a line may shrink a little; otherwise they never do. A word wider than the box
 * stands alone.
 */
export const breakLines = (words: readonly Word[], box: number, justify: boolean): Line[] => {
  const n = words.length
  if (n === 0) return []
  let natural = 0
  for (const word of words) natural += word.width + word.shaper.space
  if (natural <= box) return [lineOf(words, true)]
  const best = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY)
  const start = new Int32Array(n + 1)
  best[0] = 0
  for (let to = 1; to <= n; to++) {
    let width = 0
    let spaces = 0
    let blank = 0
    for (let from = to - 1; from >= 0; from--) {
      const word = words[from]
      if (!word) break
      width += word.width
      if (from < to - 1) {
        spaces++
        blank += word.shaper.space
      }
      const slack = box - width - blank
      if (slack < (justify ? -SHRINK * blank : 0) - 1e-6 && from < to - 1) break
      const mean = spaces === 0 ? word.shaper.space : blank / spaces
      const total = (best[from] ?? 0) + cost(slack, spaces, mean, to === n)
      if (total < (best[to] ?? 0)) {
        best[to] = total
        start[to] = from
      }
    }
  }
  const lines: Line[] = []
  for (let to = n; to > 0; to = start[to] ?? 0) {
    lines.push(lineOf(words.slice(start[to] ?? 0, to), to === n))
  }
  return lines.reverse()
}
