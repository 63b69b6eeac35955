import { textos } from '@apremia/core'
import type { MouseEvent } from 'react'
import { Button } from '../../ui/button.tsx'

/** Leaving a field shows what is wrong with it and moves what is below: the button would flee the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface SaveButtonProps {
  readonly busy: boolean
  readonly disabled?: boolean
}

export const SaveButton = ({ busy, disabled = false }: SaveButtonProps) => (
  <Button
    type="submit"
    variant="primary"
    loading={busy}
    disabled={disabled}
    onMouseDown={keepFocus}
  >
    {textos.comunes.guardar}
  </Button>
)
