import type { Shaper } from '../pdf/shaper.ts'

const ELLIPSIS = '…'

/** Cuts the end of a text that is wider than `box`, in thousandths of the font size. */
export const shorten = (text: string, shaper: Shaper, box: number): string => {
  if (shaper.figures(text).width <= box) return text
  const characters = Array.from(text)
  while (characters.length > 0) {
    characters.pop()
    const shorter = `${characters.join('').trimEnd()}${ELLIPSIS}`
    if (shaper.figures(shorter).width <= box) return shorter
  }
  return ELLIPSIS
}
