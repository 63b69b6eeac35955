import type { Shaper } from '../pdf/shaper.ts'
import { breakLines, type Line } from './break-lines.ts'
import { type TextRun, wordsOf } from './words.ts'

const MAX_KEPT = 256

/**
 * Cache of paragraphs that are already divided into lines. The first key is the shaper of the first words: the object
 * that converts text to the characters of a font. When a shaper is garbage-collected, so are its lines.
 */
const kept = new WeakMap<Shaper, Map<string, readonly Line[]>>()

/** Breaks a paragraph into lines. The width `box` is in thousandths of the font size. */
export const linesOf = (runs: readonly TextRun[], box: number, justify: boolean): readonly Line[] =>
  breakLines(wordsOf(runs, box), box, justify)

/**
 * Breaks a paragraph into lines and caches the lines. Use this function only for texts that most executive titles of a
 * batch repeat, because any cached text takes memory.
 */
export const keptLinesOf = (
  runs: readonly TextRun[],
  box: number,
  justify: boolean,
): readonly Line[] => {
  const [first] = runs
  if (!first) return []
  let key = `${box} ${justify}`
  for (const { text, shaper } of runs) key += `\0${shaper.font}${text}`
  const known = kept.get(first.shaper) ?? new Map<string, readonly Line[]>()
  const hit = known.get(key)
  if (hit) return hit
  const lines = linesOf(runs, box, justify)
  if (known.size >= MAX_KEPT) known.clear()
  known.set(key, lines)
  kept.set(first.shaper, known)
  return lines
}
