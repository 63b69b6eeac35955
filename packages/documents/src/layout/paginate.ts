/**
 * Strength that keeps a box on the same page as the next box. A page ends after the last of its boxes with the lowest
 * strength. For example, a page ends after a box of strength 1 only when no box of the page has strength 0.
 */
export type Bond = 0 | 1 | 2

/** Box of a document: a part as wide as the text, which is never split between two pages. Heights are in points. */
export interface Box {
  readonly height: number
  /** Height of the blank space above the box. A box at the top of a page does not have this space. */
  readonly above: number
  /** Height added when the box starts a page other than the first, for example a repeated table header. */
  readonly atTop: number
  /** Height added when a page ends after the box, for example a carried subtotal. */
  readonly atBottom: number
  readonly bond: Bond
}

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
 * Distributes the boxes of a document over pages, in order. Returns the index of the first box of each page. Only a box
 * that is taller than a page can exceed the page.
 *
 * @param capacity height of a page
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
