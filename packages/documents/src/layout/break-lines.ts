import type { Word } from './words.ts'

/** A line: words `from` (included) to `to` (excluded). */
export interface Line {
  readonly words: readonly Word[]
  /** Width of the words alone, in thousandths of the font size. */
  readonly width: number
  readonly last: boolean
}

const lineOf = (words: readonly Word[], last: boolean): Line => {
  let width = 0
  for (const word of words) width += word.width
  return { words, width, last }
}

/** Share of its own width by which the space of a justified line may shrink. */
const SHRINK = 0.15
const STRETCH = 0.5

/** Badness of setting words of this width in the box: grows with the cube of what the spaces give. */
const cost = (slack: number, spaces: number, space: number, last: boolean): number => {
  if (slack >= 0 && last) return 0
  const room = Math.max(spaces, 0.3) * space * (slack < 0 ? SHRINK : STRETCH)
  const ratio = Math.abs(slack) / room
  return 1 + ratio * ratio * ratio
}

/** A line that leaves more than this part of the box blank is considered only when there is no other. */
const LOOSE = 0.35

/** Widths of the words before each one, and of the spaces that follow them. */
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
 * Breaks a paragraph so that the whole of it looks even (after Knuth and Plass), not line by line. With
 * `justify` the spaces of a line may shrink a little; otherwise they never do. A word wider than the box
 * stands alone.
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
