import { textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'

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
