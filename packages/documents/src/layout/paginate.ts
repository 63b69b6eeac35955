/**
 * Strength of the bond of a box with the next one. 0: a page may end here. 1: only when nothing better is left (the
 * closing of a title with its table). 2: only when that fails too (the first two lines of a paragraph, a signature and
 * the text before it).
 */
export type Bond = 0 | 1 | 2

/** Something as wide as the page that is never split. Heights in points. */
export interface Box {
  readonly height: number
  /** Blank above, dropped at the top of a page. */
  readonly above: number
  /** Height repeated when the box starts a page other than the first (a table's header). */
  readonly atTop: number
  /** Height added when a page ends after the box (a carried subtotal). */
  readonly atBottom: number
  readonly bond: Bond
}

/** Returns the end of the page that starts at box `start`: the index of the first box of the next page. */
const pageEnd = (boxes: readonly Box[], start: number, capacity: number): number => {
  const ends = [0, 0, 0]
  let used = 0
  for (let i = start; i < boxes.length; i++) {
    const box = boxes[i]
    if (!box) break
    used += box.height + (i > start ? box.above : start > 0 ? box.atTop : 0)
    if (used > capacity && i > start) return ends.find((end) => end > start) ?? i
    if (used + box.atBottom <= capacity) ends[box.bond] = i + 1
  }
  return boxes.length
}

/**
 * Distributes boxes over pages of this capacity: the index of the first box of each page. Every box is in
 * exactly one page, in order; a page is taller than its capacity only when a single box is.
 */
export const paginate = (boxes: readonly Box[], capacity: number): number[] => {
  const starts = [0]
  for (let start = 0; ; ) {
    const end = pageEnd(boxes, start, capacity)
    if (end >= boxes.length) return starts
    starts.push(end)
    start = end
  }
}
