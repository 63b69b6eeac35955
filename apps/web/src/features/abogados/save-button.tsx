import { textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'

interface SaveButtonProps {
  readonly busy: boolean
  readonly disabled?: boolean
}

export const SaveButton = ({ busy, disabled = false }: SaveButtonProps) => (
  <Button type="submit" variant="primary" loading={busy} disabled={disabled}>
    {textos.comunes.guardar}
  </Button>
)
