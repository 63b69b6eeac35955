import { useState } from 'react'
import { keep, readKept } from '../ui/kept.ts'
import { createMedia } from '../ui/media.ts'

/** Width from which the sidebar can stay open beside the screen. */
const WIDE = createMedia('(min-width: 80em)')

/**
 * Width from which the sidebar stays open until the person folds it. In a narrower window, the columns of a desk need
 * the width of the names.
 */
const VERY_WIDE = createMedia('(min-width: 90em)')

const SETTING = 'menu'

/** Choice of the person, kept in this browser. '' when the person did not choose. */
type Choice = 'fijo' | 'plegado' | ''

/**
 * Returns the state of the sidebar. In a wide window it is pinned open or folded, as the person chose. In a narrower
 * window it is closed until the person opens it.
 */
export const useMenu = () => {
  const wide = WIDE.use()
  const veryWide = VERY_WIDE.use()
  const [choice, setChoice] = useState(() => readKept(SETTING) as Choice)
  const [open, setOpen] = useState(false)
  const pinned = wide && (choice === 'fijo' || (choice === '' && veryWide))
  const pin = (value: boolean) => {
    const next = value ? 'fijo' : 'plegado'
    keep(SETTING, next)
    setChoice(next)
  }
  return {
    pinned,
    open: wide ? pinned : open,
    toggle: () => (wide ? pin(!pinned) : setOpen(!open)),
    close: () => setOpen(false),
  }
}
