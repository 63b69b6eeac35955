import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface Position {
  readonly page: number
  /** Scroll position of the list, in pixels. The list scrolls inside its own frame, apart from the page. */
  readonly list: number
}

/** Scroll position of each entry of the browser's history. A reload of the page forgets the positions. */
const positions = new Map<string, Position>()

/** Milliseconds to keep trying to restore the scroll. A slow computer needs seconds to draw a long list again. */
const PATIENCE_MS = 10_000

const listFrame = () => document.querySelector('.table-frame')

const read = (): Position => ({ page: window.scrollY, list: listFrame()?.scrollTop ?? 0 })

const moveTo = ({ page, list }: Position): void => {
  window.scrollTo(0, page)
  listFrame()?.scrollTo(0, list)
}

const isAt = (wanted: Position): boolean => {
  const { page, list } = read()
  return Math.abs(page - wanted.page) < 2 && Math.abs(list - wanted.list) < 2
}

/**
 * Restores the scroll position of the page and of its list after Back and Forward. A list starts at its first row after
 * a change of its page or order.
 */
export const useScrollMemory = (): void => {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const wanted = type === 'POP' ? positions.get(key) : undefined
    if (type === 'PUSH') listFrame()?.scrollTo(0, 0)
    if (type !== 'POP') positions.set(key, read())
    const until = Date.now() + PATIENCE_MS
    let frame = 0
    const restore = () => {
      if (wanted === undefined || isAt(wanted) || Date.now() > until) return
      moveTo(wanted)
      frame = requestAnimationFrame(restore)
    }
    restore()
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    document.addEventListener('scroll', () => positions.set(key, read()), options)
    // Stops the return to the stored scroll position as soon as the person uses the wheel, the pointer or the keyboard.
    // Otherwise the page would move against the person.
    for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      document.addEventListener(name, () => cancelAnimationFrame(frame), options)
    }
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [key, type])
}
