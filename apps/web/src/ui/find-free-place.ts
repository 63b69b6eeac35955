interface Size {
  readonly width: number
  readonly height: number
}

interface BoxPlace {
  readonly left: number
  readonly top: number
}

/**
 * Distance in pixels between the points at which `isFree` looks for a covered control, such as a button. Controls are
 * at least 24 px wide and high (WCAG 2.5.8), so no control fits between the points.
 */
const STEP = 12

/**
 * Distance in pixels between the heights at which the message box is tried. The distance is small, because the free
 * space between two lines of buttons may be narrow.
 */
const HEIGHT_STEP = 4

/** Minimum distance in pixels between the message box and the edges of the window. */
const MARGIN = 16

const steps = (from: number, length: number): number[] => [
  ...Array.from({ length: Math.floor(length / STEP) + 1 }, (_, i) => from + i * STEP),
  from + length,
]

export const isFree = (
  { left, top }: BoxPlace,
  { width, height }: Size,
  isControl: (x: number, y: number) => boolean,
): boolean => !steps(top, height).some((y) => steps(left, width).some((x) => isControl(x, y)))

/**
 * Finds the lowest place of the window in which a box covers no button or other control. Tries the right, the middle
 * and the left of the window.
 *
 * @returns undefined when every place covers a control
 */
export const findFreePlace = (
  size: Size,
  viewport: Size,
  isControl: (x: number, y: number) => boolean,
): BoxPlace | undefined => {
  const right = viewport.width - size.width - MARGIN
  const bottom = viewport.height - size.height - MARGIN
  for (let top = bottom; top >= 0; top -= HEIGHT_STEP)
    for (const left of [right, (right + MARGIN) / 2, MARGIN])
      if (isFree({ left, top }, size, isControl)) return { left, top }
  return undefined
}
