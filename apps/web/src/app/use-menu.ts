import { useState } from 'react'
import { createMedia } from '../ui/media.ts'
import { choosePreference, useKept } from '../ui/use-kept.ts'

const WIDE = createMedia('(min-width: 80em)')

/**
 * In a window at least this wide, the sidebar stays open until the person folds it. In a narrower window, the lists of
 * cases need the width that an open sidebar would take.
 */
const VERY_WIDE = createMedia('(min-width: 90em)')

/**
 * Name under which this browser keeps the state of the sidebar that the person chose: 'fijo' (pinned), 'plegado'
 * (folded), or '' without a choice.
 */
const SETTING = 'menu'

/**
 * Returns the state of the sidebar. In a wide window it is pinned open or folded, as the person chose. In a narrower
 * window it is closed until the person opens it.
 */
export const useMenu = () => {
  const wide = WIDE.use()
  const veryWide = VERY_WIDE.use()
  const choice = useKept(SETTING)
  const [open, setOpen] = useState(false)
  const pinned = wide && (choice === 'fijo' || (choice === '' && veryWide))
  return {
    pinned,
    open: wide ? pinned : open,
    toggle: () => (wide ? choosePreference(SETTING, pinned ? 'plegado' : 'fijo') : setOpen(!open)),
    close: () => setOpen(false),
  }
}
