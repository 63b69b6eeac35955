import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Side = 'right' | 'bottom'

interface TooltipProps {
  readonly text: string
  readonly side?: Side
  /**
   * Renders the control that the tooltip describes. `describedBy` is the id of the tooltip, for the attribute
   * `aria-describedby` of the control.
   */
  readonly children: (describedBy: string) => ReactNode
}

const GAP = 6
/**
 * Half of the widest tooltip plus a margin, in pixels. The center of a tooltip stays at least this far from the sides
 * of the window.
 */
const HALF = 148

/**
 * Returns the CSS position of a tooltip below the control `anchor`, or at its right. At the right, only the vertical
 * position is computed, because the style sheet sets the horizontal position.
 */
const positionOf = (anchor: HTMLElement, side: Side) => {
  const box = (anchor.firstElementChild ?? anchor).getBoundingClientRect()
  if (side === 'right') return { top: box.top + box.height / 2, translate: '0 -50%' }
  const center = Math.max(HALF, Math.min(box.left + box.width / 2, window.innerWidth - HALF))
  return { left: center, top: box.bottom + GAP, translate: '-50% 0' }
}

/**
 * Text shown when the control is hovered or focused. The pointer can move onto the text, and Escape hides the text
 * (WCAG 1.4.13). The text is always in the document, for screen readers.
 */
export const Tooltip = ({ text, side = 'bottom', children }: TooltipProps) => {
  const id = useId()
  const ref = useRef<HTMLSpanElement>(null)
  const [position, setPosition] = useState<ReturnType<typeof positionOf>>()

  useEffect(() => {
    const anchor = ref.current
    if (!anchor) return
    const listening = new AbortController()
    const on = (names: readonly string[], listener: (event: Event) => void) => {
      for (const name of names) anchor.addEventListener(name, listener, listening)
    }
    on(['mouseenter', 'focusin'], () => setPosition(positionOf(anchor, side)))
    on(['mouseleave', 'focusout', 'click'], () => setPosition(undefined))
    on(['keydown'], (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') setPosition(undefined)
    })
    return () => listening.abort()
  }, [side])

  return (
    <span ref={ref} className="tooltip-anchor">
      {children(id)}
      <span role="tooltip" id={id} className="tooltip" hidden={!position} style={position}>
        {text}
      </span>
    </span>
  )
}
