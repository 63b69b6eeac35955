import type { Word } from './words.ts'

export interface Line {
  readonly words: readonly Word[]
  /** Total width of the words of the line, without its spaces, in thousandths of the font size. */
  readonly width: number
  readonly last: boolean
}

const lineOf = (words: readonly Word[], last: boolean): Line => {
  let width = 0
  for (const word of words) width += word.width
  return { words, width, last }
}

/** Maximum fraction of a space that a justified line may remove. */
const SHRINK = 0.15
const STRETCH = 0.5

/**
 * Returns the penalty of a line of text that is `slack` wider or narrower than its box. The penalty grows with the cube
 * of `slack` divided by the width that the spaces can gain or lose. A short last line has no penalty.
 */
const cost = (slack: number, spaces: number, space: number, last: boolean): number => {
  if (slack >= 0 && last) return 0
  const room = Math.max(spaces, 0.3) * space * (slack < 0 ? SHRINK : STRETCH)
  const ratio = Math.abs(slack) / room
  return 1 + ratio * ratio * ratio
}

/**
 * Maximum blank part of a line of text, as a fraction of the width that the line may have. A larger blank part is
 * allowed only when the paragraph cannot be broken in another way.
 */
const LOOSE = 0.35

const sumsOf = (words: readonly Word[]) => {
  const ink = new Float64Array(words.length + 1)
  const blank = new Float64Array(words.length + 1)
  for (const [i, word] of words.entries()) {
    ink[i + 1] = (ink[i] ?? 0) + word.width
    blank[i + 1] = (blank[i] ?? 0) + word.shaper.space
  }
  return { ink, blank }
}

/**
 * Breaks a paragraph into lines with the algorithm of Knuth and Plass, which minimises the sum of the penalties of all
 * the lines. With `justify`, the spaces of a line may shrink a little. A word wider than the box gets a line of its
 * own.
 */
export const breakLines = (words: readonly Word[], box: number, justify: boolean): Line[] => {
  const n = words.length
  if (n === 0) return []
  const { ink, blank } = sumsOf(words)
  if ((ink[n] ?? 0) + (blank[n - 1] ?? 0) <= box) return [lineOf(words, true)]
  const best = new Float64Array(n + 1)
  const start = new Int32Array(n + 1)
  let first = 0
  for (let to = 1; to <= n; to++) {
    const [inkTo, blankTo] = [ink[to] ?? 0, blank[to - 1] ?? 0]
    const slackOf = (from: number) =>
      box - (inkTo - (ink[from] ?? 0)) - (blankTo - (blank[from] ?? 0))
    const shrink = justify ? SHRINK : 0
    while (first < to - 1 && slackOf(first) < -shrink * (blankTo - (blank[first] ?? 0)) - 1e-6)
      first++
    let least = Number.POSITIVE_INFINITY
    for (let from = first; from < to; from++) {
      const slack = slackOf(from)
      if (slack > LOOSE * box && to < n && least < Number.POSITIVE_INFINITY) break
      const spaces = to - from - 1
      const room = spaces === 0 ? (blank[to] ?? 0) - blankTo : blankTo - (blank[from] ?? 0)
      const mean = spaces === 0 ? room : room / spaces
      const total = (best[from] ?? 0) + cost(slack, spaces, mean, to === n)
      if (total >= least) continue
      least = total
      start[to] = from
    }
    best[to] = least
  }
  const lines: Line[] = []
  for (let to = n; to > 0; to = start[to] ?? 0)
    lines.push(lineOf(words.slice(start[to] ?? 0, to), to === n))
  return lines.reverse()
}
