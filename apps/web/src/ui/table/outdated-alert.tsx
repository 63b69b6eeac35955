import { interpolar, textos } from '@apremia/core'
import type { Failure } from '../../api/failure.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { formatTime } from '../format.ts'

interface OutdatedAlertProps {
  readonly failure: Failure
  readonly time: number | undefined
  readonly onRetry: () => void
}

export const OutdatedAlert = ({ failure, time, onRetry }: OutdatedAlertProps) => (
  <Alert
    kind="aviso"
    title={
      time === undefined
        ? textos.comunes.sinActualizar
        : interpolar(textos.comunes.sinActualizarDesde, { hora: formatTime(time) })
    }
    actions={
      <Button icon="reintentar" onClick={onRetry}>
        {textos.comunes.reintentar}
      </Button>
    }
  >
    <p>{failure.message}</p>
  </Alert>
)
