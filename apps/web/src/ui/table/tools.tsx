import { textos } from '@apremia/core'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { useNarrow } from '../use-narrow.ts'

/**
 * Buttons of a list. On a phone the buttons are hidden until the person presses a menu button, so that the rows come
 * first.
 */
export const Tools = ({ children }: { readonly children: ReactNode }) => {
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      {narrow && (
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {textos.comunes.mas}
        </Button>
      )}
      <div id={id} className={narrow ? 'toolbar-more' : 'toolbar-actions'} hidden={narrow && !open}>
        {children}
      </div>
    </>
  )
}
