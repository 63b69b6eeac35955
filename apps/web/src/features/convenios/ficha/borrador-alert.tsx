import { textos } from '@apremia/core'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'

const { ficha } = textos.convenios

interface BorradorAlertProps {
  /** Somebody saved the agreement since it was typed. */
  readonly viejo: boolean
  readonly onDiscard: () => void
}

/** What had been filled in is back; or not, if the person so wants. */
export const BorradorAlert = ({ viejo, onDiscard }: BorradorAlertProps) => (
  <Alert
    kind="info"
    title={ficha.borrador}
    actions={<Button onClick={onDiscard}>{ficha.descartar}</Button>}
  >
    {viejo && <p>{ficha.borradorViejo}</p>}
  </Alert>
)
